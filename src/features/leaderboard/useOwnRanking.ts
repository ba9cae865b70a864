import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { useViewer } from '../session/useViewer.ts';

/** The viewer's place among all; asked for only when somebody is signed in (LB-05). */
export function useOwnRanking() {
  const id = useViewer()?.id ?? '';
  return useQuery({ ...read(endpoints.users.ranking, { params: { id } }), enabled: id !== '' });
}
