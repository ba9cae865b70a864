import * as z from 'zod/mini';
import { TRAVEL_TYPES } from '../../shared/enums.ts';
import { ADULTS, CHILDREN, TEXT_LIMITS } from '../../shared/limits.ts';
import { dateOrDateTime, dateTime, requiredText } from './fields.ts';

const required = requiredText(TEXT_LIMITS.title);

/** ENT-19: what the wizard sends (PLAN-13, PLAN-15, PLAN-16). */
export const NewItinerary = z
  .object({
    destination: required,
    startDate: dateOrDateTime,
    endDate: dateOrDateTime,
    duration: z.int().register(z.globalRegistry, {
      description: 'Days; 0 or less where the end is not after the start (AMB-30).',
    }),
    travelType: z.enum(TRAVEL_TYPES),
    groupSize: z.int().check(z.minimum(ADULTS.min + CHILDREN.min), z.maximum(ADULTS.max + CHILDREN.max)),
    budget: z.string(),
    budgetFlexibility: z.string(),
    accommodation: z.string(),
    travelStyle: z.array(z.string()),
    interests: z.array(z.string()),
    transportation: z.string(),
    contactName: required,
    contactEmail: required,
    contactPhone: required,
    contactMobile: required,
    specialRequests: z.optional(z.string()),
    dietaryRestrictions: z.optional(z.string()),
    accessibility: z.optional(z.string()),
    status: z.optional(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'NewItinerary',
    description: 'A travel-plan request; contacts are taken as they are typed.',
  });
export type NewItinerary = z.input<typeof NewItinerary>;

export const Itinerary = z
  .extend(NewItinerary, { id: z.string(), status: z.string(), createdAt: dateTime })
  .register(z.globalRegistry, {
    id: 'Itinerary',
    description: "A request as it was taken; its status is 'pending'.",
  });
export type Itinerary = z.infer<typeof Itinerary>;
