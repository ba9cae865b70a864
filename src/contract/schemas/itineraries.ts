import * as z from 'zod/mini';

/** ENT-19: what the wizard sends (PLAN-15, PLAN-16). Dates are yyyy-mm-dd, duration is in days. */
export const NewItinerary = z.object({
  destination: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  duration: z.number(),
  travelType: z.string(),
  groupSize: z.number(),
  budget: z.string(),
  budgetFlexibility: z.string(),
  accommodation: z.string(),
  travelStyle: z.array(z.string()),
  interests: z.array(z.string()),
  transportation: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactMobile: z.string(),
  specialRequests: z.optional(z.string()),
  dietaryRestrictions: z.optional(z.string()),
  accessibility: z.optional(z.string()),
  status: z.optional(z.string()),
});
export type NewItinerary = z.infer<typeof NewItinerary>;

export const Itinerary = z.extend(NewItinerary, {
  id: z.string(),
  status: z.string(),
  createdAt: z.string(),
});
export type Itinerary = z.infer<typeof Itinerary>;
