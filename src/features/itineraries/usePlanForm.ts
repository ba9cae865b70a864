import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { draftStore, mergeDraft } from '../../storage/drafts.ts';
import { useDraftFiles } from '../../storage/useDraftFiles.ts';
import { addFiles } from './planFiles.ts';
import { EMPTY_PLAN, type PlanForm, STEPS, tripReady, untouched } from './planForm.ts';

const NAME = 'travel-plan';

/** The plan as it was left; an old or broken draft begins at the first step. */
function drafted(): PlanForm {
  const draft = mergeDraft(EMPTY_PLAN, draftStore.get(NAME));
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
  const { files, change, clear } = useDraftFiles(NAME, fitting);
  useEffect(() => {
    // After the first render: a page rendered ahead of time knows no storage.
    reset(drafted());
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.set(NAME, untouched(values) ? null : values),
    });
    // Sent or discarded from here or, by a slow answer, after one had left and come back.
    const stopHearing = draftStore.subscribe(() => {
      if (draftStore.get(NAME) === null && !untouched(getValues())) reset(EMPTY_PLAN);
    });
    return () => {
      stop();
      stopHearing();
    };
  }, [getValues, reset, subscribe]);
  const discard = (): void => {
    draftStore.set(NAME, null);
    clear();
  };
  return { form, files, changeFiles: change, discard };
}
