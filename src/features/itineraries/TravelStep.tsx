import BriefcaseIcon from '@phosphor-icons/core/regular/briefcase.svg?react';
import BriefcaseFillIcon from '@phosphor-icons/core/fill/briefcase-fill.svg?react';
import HandsPrayingIcon from '@phosphor-icons/core/regular/hands-praying.svg?react';
import HandsPrayingFillIcon from '@phosphor-icons/core/fill/hands-praying-fill.svg?react';
import HeartIcon from '@phosphor-icons/core/regular/heart.svg?react';
import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import MountainsIcon from '@phosphor-icons/core/regular/mountains.svg?react';
import MountainsFillIcon from '@phosphor-icons/core/fill/mountains-fill.svg?react';
import UmbrellaIcon from '@phosphor-icons/core/regular/umbrella.svg?react';
import UmbrellaFillIcon from '@phosphor-icons/core/fill/umbrella-fill.svg?react';
import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react';
import UsersThreeFillIcon from '@phosphor-icons/core/fill/users-three-fill.svg?react';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { TRAVEL_TYPES } from '../../shared/enums.ts';
import { ADULTS, CHILDREN, TEXT_LIMITS } from '../../shared/limits.ts';
import { placeName } from '../../shared/rules/suggestDestinations.ts';
import { formatDate } from '../../shared/format/time.ts';
import { formatWeekday } from '../../shared/format/days.ts';
import { capitalize } from '../../shared/format/text.ts';
import { ChipGroup } from '../../ui/ChipGroup.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Label } from '../../ui/Field.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DestinationSuggestions } from '../forms/DestinationSuggestions.tsx';
import { useTextFields } from '../forms/useTextFields.ts';
import { endsBeforeStart, type PlanForm } from './planForm.ts';
import { FieldPair } from './FieldPair.tsx';

const icons = {
  leisure: { regular: UmbrellaIcon, fill: UmbrellaFillIcon },
  business: { regular: BriefcaseIcon, fill: BriefcaseFillIcon },
  adventure: { regular: MountainsIcon, fill: MountainsFillIcon },
  family: { regular: UsersThreeIcon, fill: UsersThreeFillIcon },
  honeymoon: { regular: HeartIcon, fill: HeartFillIcon },
  pilgrimage: { regular: HandsPrayingIcon, fill: HandsPrayingFillIcon },
};

/** Shown in a date field until a date is selected. */
const NO_DAY = 'Choose a day';

/** Step 1: destination, dates, group and travel type (PLAN-02, PLAN-05 to PLAN-07). */
export function TravelStep() {
  const form = useFormContext<PlanForm>();
  const { control, register, watch } = form;
  const text = useTextFields(form);
  const adults = useController({ control, name: 'adultsCount' }).field;
  const children = useController({ control, name: 'childrenCount' }).field;
  const type = useController({ control, name: 'travelType' }).field;
  const [destination, startDate, endDate] = watch(['destination', 'startDate', 'endDate']);
  return (
    <>
      <TextField
        label="Destination"
        required
        placeholder="Ladakh, India"
        icon={<MapPinIcon aria-hidden />}
        {...text('destination', TEXT_LIMITS.title)}
        autoComplete="off"
      />
      <DestinationSuggestions
        typed={destination}
        onPick={(place) => {
          form.setValue('destination', placeName(place));
          form.setFocus('destination');
        }}
      />
      <FieldPair>
        <DateField
          label="Start date"
          required
          displayValue={formatDate(startDate)}
          emptyText={NO_DAY}
          hint={formatWeekday(startDate)}
          {...register('startDate')}
        />
        <DateField
          label="End date"
          required
          min={startDate || undefined}
          displayValue={formatDate(endDate)}
          emptyText={NO_DAY}
          hint={
            endsBeforeStart(startDate, endDate) ? 'This is before the start date.' : formatWeekday(endDate)
          }
          {...register('endDate')}
        />
      </FieldPair>
      <FieldPair>
        <Stepper label="Adults" {...ADULTS} value={adults.value} onChange={adults.onChange} />
        <Stepper label="Children" {...CHILDREN} value={children.value} onChange={children.onChange} />
      </FieldPair>
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
            const Icon = icons[id][id === type.value ? 'fill' : 'regular'];
            return {
              id,
              label: capitalize(id),
              icon: <Icon aria-hidden />,
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
