import { queryOptions } from '@tanstack/react-query';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** A user's level and points, under the key that earning points makes stale (HDR-13). */
export const standingQuery = (userId: string) =>
  queryOptions(read(endpoints.users.stats, { params: { id: userId } }));
