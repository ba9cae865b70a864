import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/csr/HandsPraying';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { MountainsIcon } from '@phosphor-icons/react/dist/csr/Mountains';
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { TRAVEL_TYPES } from '../../contract/words.ts';
import { ADULTS, CHILDREN, TEXT_LIMITS } from '../../contract/limits.ts';
import { capitalised } from '../../domain/capitalised.ts';
import { ChipGroup } from '../../ui/ChipGroup.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Label } from '../../ui/Field.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { endsEarly, type PlanForm } from './planForm.ts';
import { Pair } from './Pair.tsx';

const icons = {
  leisure: UmbrellaIcon,
  business: BriefcaseIcon,
  adventure: MountainsIcon,
  family: UsersThreeIcon,
  honeymoon: HeartIcon,
  pilgrimage: HandsPrayingIcon,
};

/** Step 1: where, when, who and what for (PLAN-02, PLAN-05 to PLAN-07). */
export function TravelStep() {
  const { control, register, watch } = useFormContext<PlanForm>();
  const adults = useController({ control, name: 'adultsCount' }).field;
  const children = useController({ control, name: 'childrenCount' }).field;
  const type = useController({ control, name: 'travelType' }).field;
  const [startDate, endDate] = watch(['startDate', 'endDate']);
  return (
    <>
      <TextField
        label="Destination"
        required
        placeholder="Ladakh, India"
        maxLength={TEXT_LIMITS.title}
        icon={<MapPinIcon aria-hidden />}
        {...register('destination')}
      />
      <Pair>
        <DateField label="Start date" required {...register('startDate')} />
        <DateField
          label="End date"
          required
          min={startDate || undefined}
          hint={endsEarly(startDate, endDate) ? 'This is before the start date.' : undefined}
          {...register('endDate')}
        />
      </Pair>
      <Pair>
        <Stepper label="Adults" {...ADULTS} value={adults.value} onChange={adults.onChange} />
        <Stepper label="Children" {...CHILDREN} value={children.value} onChange={children.onChange} />
      </Pair>
      <Choice>
        <Label as="span" aria-hidden>
          Travel type
        </Label>
        <ChipGroup
          label="Travel type"
          wrap
          value={type.value}
          onChange={type.onChange}
          options={TRAVEL_TYPES.map((id) => {
            const Icon = icons[id];
            return {
              id,
              label: capitalised(id),
              icon: <Icon weight={id === type.value ? 'fill' : 'regular'} aria-hidden />,
            };
          })}
        />
      </Choice>
    </>
  );
}

const Choice = styled.div`
  display: grid;
  gap: 8px;
`;
