import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { draftStore, mergeDraft } from '../drafts/draftStore.ts';
import { EMPTY_PLAN, type PlanForm } from './planForm.ts';

const NAME = 'travel-plan';

/** The wizard's form; what is typed is kept through a reload until it is sent. */
export function usePlanForm(): { form: UseFormReturn<PlanForm>; forget: () => void } {
  const form = useForm<PlanForm>({ defaultValues: EMPTY_PLAN });
  const { reset, subscribe } = form;
  useEffect(() => {
    // After the first render: a page rendered ahead of time knows no storage.
    reset(mergeDraft(EMPTY_PLAN, draftStore.get(NAME)));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.set(NAME, values),
    });
  }, [reset, subscribe]);
  return { form, forget: () => draftStore.set(NAME, null) };
}
