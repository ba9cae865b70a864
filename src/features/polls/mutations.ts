import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { LOGGED_OUT } from '../../api/mutationMeta.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { scoreEndpoints } from '../users/queries.ts';

const { vote } = endpoints.polls;

/** POLL-06 to POLL-10. */
export const votePoll = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(vote, { params: { id } }),
    mutationFn: (optionIndex: number) => call(vote, { params: { id }, body: { optionIndex } }),
    meta: {
      errorMessage: 'Failed to record vote. Please try again.',
      unauthorized: LOGGED_OUT,
      invalidates: scoreEndpoints,
    },
  });
