import { useSingleMutation } from '../../api/useWriteOnce.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Itinerary } from '../../contract/itineraries.ts';
import { toast } from '../../ui/toast.ts';

/** Hands in the plan, with the words for how it went (PLAN-20, PLAN-24, PLAN-25). */
export const useSendPlan = (onSent: (plan: Itinerary) => void) =>
  useSingleMutation(endpoints.itineraries.create, {
    failure: {
      title: 'Submission Failed',
      sentence: 'There was an error submitting your itinerary. Please try again.',
      unauthorized: {
        title: 'Please log in',
        description: 'You need to be logged in to submit travel plans.',
        redirect: true,
      },
    },
    onSuccess: (plan) => {
      toast({
        title: 'Itinerary Submitted Successfully!',
        description: 'Our travel experts will review your requirements and get back to you within 24 hours.',
        tone: 'success',
      });
      onSent(plan);
    },
  });
