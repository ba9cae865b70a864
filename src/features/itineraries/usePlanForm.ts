import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type DraftKey, mergeDraft } from '../../storage/drafts.ts';
import { useDraftFiles } from '../../storage/useDraftFiles.ts';
import { localStore, subscribeToStorage } from '../../storage/webStorage.ts';
import { useDraftKey } from '../session/useDraftKey.ts';
import { addFiles } from './planFiles.ts';
import { EMPTY_PLAN, type PlanForm, STEPS, tripReady, untouched } from './planForm.ts';

/** The plan as it was left; an old or broken draft begins at the first step. */
function drafted(key: DraftKey): PlanForm {
  const draft = mergeDraft(EMPTY_PLAN, localStore.get(key));
  const step = STEPS.find((known) => known === draft.step) ?? 1;
  return { ...draft, step: tripReady(draft) ? step : 1 };
}

const fitting = (stored: readonly File[]): File[] => addFiles([], stored);

/**
 * The wizard's form and the files beside it; what is typed and added is kept through reload and navigation until
 * it is sent or discarded.
 */
export function usePlanForm() {
  const form = useForm<PlanForm>({ defaultValues: EMPTY_PLAN });
  const { getValues, reset, subscribe } = form;
  const key = useDraftKey('travel-plan');
  const { files, change, clear } = useDraftFiles(key, fitting);
  useEffect(() => {
    if (!key) return undefined;
    // After the first render: a page rendered ahead of time knows no storage.
    reset(drafted(key));
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => localStore.set(key, untouched(values) ? null : JSON.stringify(values)),
    });
    // Sent or discarded from here or, by a slow answer, after one had left and come back.
    const stopHearing = subscribeToStorage(() => {
      if (localStore.get(key) === null && !untouched(getValues())) reset(EMPTY_PLAN);
    });
    return () => {
      stop();
      stopHearing();
    };
  }, [getValues, key, reset, subscribe]);
  const discard = (): void => {
    if (key) localStore.set(key, null);
    clear();
  };
  return { form, files, changeFiles: change, discard };
}
