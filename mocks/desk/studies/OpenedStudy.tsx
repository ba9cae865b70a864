import { useEffect, useSyncExternalStore } from 'react';
import { useDesk } from '../useDesk.ts';
import { type StudyRun, newRun, studyRun } from './studyRun.ts';

export const useStudyRun = (): StudyRun | null => useSyncExternalStore(studyRun.subscribe, studyRun.get);

/** Starts the study of an opened link. */
export function OpenedStudy() {
  const { backend } = useDesk();
  const study = useSyncExternalStore(backend.study.subscribe, backend.study.get);
  useEffect(() => {
    if (!study) return;
    backend.study.change(null);
    studyRun.change(newRun(study));
  }, [backend, study]);
  return null;
}
