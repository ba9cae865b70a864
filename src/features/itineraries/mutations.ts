import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NewItinerary } from '../../contract/schemas/itineraries.ts';

const { create } = endpoints.itineraries;

/** Submits a travel plan (PLAN-20, PLAN-24, PLAN-25). */
export const createItinerary = mutationOptions({
  mutationKey: endpointKey(create),
  mutationFn: (body: NewItinerary) => call(create, { body }),
  meta: {
    errorTitle: 'Submission Failed',
    errorMessage: 'There was an error submitting your itinerary. Please try again.',
    unauthorized: {
      title: 'Please log in',
      description: 'You need to be logged in to submit travel plans.',
      redirect: true,
    },
    invalidates: [],
  },
});
