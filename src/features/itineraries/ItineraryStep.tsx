import { useFormContext } from 'react-hook-form';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTextFields } from '../forms/useTextFields.ts';
import { FieldPair } from './FieldPair.tsx';
import { PlanFiles } from './PlanFiles.tsx';
import type { FilesChange } from './planFiles.ts';
import type { PlanForm } from './planForm.ts';

interface Props {
  files: readonly File[];
  onFiles: (change: FilesChange) => void;
}

/** Step 3: current itinerary and contact details (PLAN-04, PLAN-11, PLAN-14). */
export function ItineraryStep({ files, onFiles }: Props) {
  const form = useFormContext<PlanForm>();
  const { register } = form;
  const text = useTextFields(form);
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
      <TextField label="Vendor email" type="email" {...register('vendorEmail')} />
      <PlanFiles files={files} onChange={onFiles} />
      <Card>
        <Stack $gap={14}>
          <h3>How to Reach You</h3>
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
            {...text('contactEmail', TEXT_LIMITS.title)}
          />
          <FieldPair>
            <TextField
              label="Phone"
              required
              type="tel"
              autoComplete="tel"
              {...text('contactPhone', TEXT_LIMITS.title)}
            />
            <TextField label="Mobile" required type="tel" {...text('contactMobile', TEXT_LIMITS.title)} />
          </FieldPair>
        </Stack>
      </Card>
    </>
  );
}
