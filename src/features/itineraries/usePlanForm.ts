import { useCallback, useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../routes.ts';
import { GUEST_ID } from '../../shared/limits.ts';
import { destinationKey } from '../../shared/rules/destinations.ts';
import { displayName } from '../../shared/rules/people.ts';
import { cleanText, isBlank } from '../../shared/rules/text.ts';
import type { DraftKey } from '../../storage/drafts.ts';
import { useDraft } from '../../storage/useDraft.ts';
import { useDraftFiles } from '../../storage/useDraftFiles.ts';
import { toast, UNDO_TOAST_ID } from '../../ui/toast.ts';
import { useCurrentUser } from '../session/queries.ts';
import { useDraftKey, useDraftKeys } from '../session/useDraftKey.ts';
import { addFiles } from './planFiles.ts';
import {
  CONTACT_FIELDS,
  EMPTY_PLAN,
  type PlanForm,
  type Step,
  STEPS,
  isTripComplete,
  planResolver,
} from './planForm.ts';

/**
 * Resets to the first step if the draft is from an earlier version, or its step is beyond what was filled in.
 */
function checkStep(draft: PlanForm): PlanForm {
  const step = STEPS.find((known) => known === draft.step) ?? 1;
  return { ...draft, step: isTripComplete(draft) ? step : 1 };
}

const selectPlanFiles = (stored: readonly File[]): File[] => addFiles([], stored);

/**
 * Fills in the destination from a link and removes it from the URL. A different destination in the restored
 * draft can be put back.
 */
function useLinkedDestination({ getValues, setValue }: UseFormReturn<PlanForm>, key: DraftKey | null): void {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const destination = params.get('destination');
  useEffect(() => {
    if (!destination || key === null) return;
    const before = cleanText(getValues('destination'));
    setValue('destination', destination);
    setValue('step', 1);
    setParams({}, { replace: true });
    if (!before || destinationKey(before) === destinationKey(destination)) return;
    toast({
      title: 'Destination changed',
      description: `From ${before} to ${destination}.`,
      tone: 'plain',
      id: UNDO_TOAST_ID,
      action: { label: 'Undo', onPress: () => void navigate(paths.travelPlanning(before)) },
    });
  }, [destination, key, getValues, setValue, setParams, navigate]);
}

/**
 * Returns a function that goes to a step. Step 3 gets the user's own name and email where the plan has none; only in
 * the tab that goes there, since a tab that follows another one changes nothing (AMB-77), or if the user becomes known
 * there before any contact was typed.
 */
function useGoToStep({ getValues, setValue }: UseFormReturn<PlanForm>): (next: Step) => void {
  const user = useCurrentUser();
  const fillContact = useCallback(() => {
    if (!user || user.id === GUEST_ID) return;
    if (isBlank(getValues('contactName'))) setValue('contactName', displayName(user));
    if (isBlank(getValues('contactEmail'))) setValue('contactEmail', user.email ?? '');
  }, [user, getValues, setValue]);
  useEffect(() => {
    if (getValues('step') === 3 && getValues(CONTACT_FIELDS).every(isBlank)) fillContact();
  }, [fillContact, getValues]);
  return (next) => {
    setValue('step', next);
    if (next === 3) fillContact();
  };
}

/** The wizard's form and files, kept until they are sent or discarded. */
export function usePlanForm() {
  const form = useForm<PlanForm>({
    defaultValues: EMPTY_PLAN,
    resolver: planResolver,
    shouldFocusError: false,
  });
  const key = useDraftKey('travel-plan');
  const clearDraft = useDraft(form, useDraftKeys('travel-plan'), EMPTY_PLAN, checkStep);
  useLinkedDestination(form, key);
  const { files, change, clear } = useDraftFiles(key, selectPlanFiles);
  /** Discards the form and files; returns an undo function. */
  const discard = (): (() => void) => {
    const undos = [clearDraft(), clear()];
    return () => undos.forEach((undo) => undo());
  };
  return { form, go: useGoToStep(form), files, changeFiles: change, discard };
}
