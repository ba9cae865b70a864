import { useFormContext } from 'react-hook-form';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
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
  const { register } = useFormContext<PlanForm>();
  const limit = { maxLength: TEXT_LIMITS.title };
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
          <h3>How to reach you</h3>
          <TextField
            label="Contact name"
            required
            autoComplete="name"
            {...limit}
            {...register('contactName')}
          />
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="email"
            {...limit}
            {...register('contactEmail')}
          />
          <FieldPair>
            <TextField
              label="Phone"
              required
              type="tel"
              autoComplete="tel"
              {...limit}
              {...register('contactPhone')}
            />
            <TextField label="Mobile" required type="tel" {...limit} {...register('contactMobile')} />
          </FieldPair>
        </Stack>
      </Card>
    </>
  );
}
