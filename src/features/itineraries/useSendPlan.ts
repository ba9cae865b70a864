import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import type { Itinerary } from '../../contract/schemas/itineraries.ts';
import { toast } from '../../ui/toast.ts';
import { createItinerary } from './mutations.ts';

/** Submits a travel plan (PLAN-20, PLAN-24, PLAN-25). */
export const useSendPlan = (onSent: (plan: Itinerary) => void) =>
  useSerializedMutation({
    ...createItinerary,
    onSuccess: (plan) => {
      toast({
        title: 'Itinerary Submitted Successfully!',
        description: 'Our travel experts will review your requirements and get back to you within 24 hours.',
        tone: 'success',
      });
      onSent(plan);
    },
  });
