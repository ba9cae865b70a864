import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { isBlank } from '../../shared/rules/text.ts';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePointerDown } from '../../ui/usePointerDown.ts';
import { useTextFields } from '../forms/useTextFields.ts';
import { emailHint, phoneHint } from './contactHints.ts';
import { FieldPair } from './FieldPair.tsx';
import { PlanFiles } from './PlanFiles.tsx';
import type { FilesChange } from './planFiles.ts';
import type { PlanForm } from './planForm.ts';

interface Props {
  files: readonly File[];
  onFiles: (change: FilesChange) => void;
}

const FIELDS_WITH_HINTS = ['vendorEmail', 'contactEmail', 'contactPhone', 'contactMobile'] as const;

/** Hints for blurred contact fields whose value looks invalid, including values restored from a draft. */
function useContactHints() {
  const { control, getValues } = useFormContext<PlanForm>();
  const { touchedFields } = useFormState({ control, name: FIELDS_WITH_HINTS });
  const [filledBefore] = useState(() => FIELDS_WITH_HINTS.filter((field) => !isBlank(getValues(field))));
  const values = useWatch({ control });
  const blurred = FIELDS_WITH_HINTS.filter((field) => touchedFields[field] || filledBefore.includes(field));
  const [shown, setShown] = useState(blurred);
  const isPressing = usePointerDown();
  // A hint moves the buttons below it, also the one whose press has blurred the field.
  if (!isPressing && blurred.length !== shown.length) setShown(blurred);
  const left = (field: (typeof FIELDS_WITH_HINTS)[number]): string =>
    shown.includes(field) ? (values[field] ?? '') : '';
  return {
    vendorEmail: emailHint(left('vendorEmail')),
    contactEmail: emailHint(left('contactEmail')),
    contactPhone: phoneHint(left('contactPhone')),
    contactMobile: phoneHint(left('contactMobile')),
  };
}

/** Step 3: current itinerary and contact details (PLAN-04, PLAN-11, PLAN-14). */
export function ItineraryStep({ files, onFiles }: Props) {
  const form = useFormContext<PlanForm>();
  const { register } = form;
  const text = useTextFields(form);
  const hints = useContactHints();
  return (
    <>
      <TextArea
        label="Itinerary"
        placeholder="Paste the plan you already have"
        {...register('currentItinerary')}
      />
      <FieldPair>
        <TextField label="Vendor name" {...register('vendorName')} />
        <TextField label="Vendor contact" {...register('vendorContact')} />
      </FieldPair>
      <TextField label="Vendor email" type="email" hint={hints.vendorEmail} {...register('vendorEmail')} />
      <PlanFiles files={files} onChange={onFiles} />
      <Stack as="section" aria-labelledby="contact">
        <h3 id="contact">How to Reach You</h3>
        <TextField
          label="Contact name"
          required
          autoComplete="name"
          {...text('contactName', TEXT_LIMITS.title)}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          hint={hints.contactEmail}
          {...text('contactEmail', TEXT_LIMITS.title)}
        />
        <FieldPair>
          <TextField
            label="Phone"
            required
            type="tel"
            autoComplete="tel"
            hint={hints.contactPhone}
            {...text('contactPhone', TEXT_LIMITS.title)}
          />
          <TextField
            label="Mobile"
            required
            type="tel"
            hint={hints.contactMobile}
            {...text('contactMobile', TEXT_LIMITS.title)}
          />
        </FieldPair>
      </Stack>
    </>
  );
}
