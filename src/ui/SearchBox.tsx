import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react';
import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { searchLineCss } from './controlStyles.ts';

interface Props {
  /** Accessible name; the placeholder is an example. */
  label: string;
  placeholder: string;
  /** The text in the field. */
  value: string;
  /** Called with the new text on every keystroke. */
  onChange: (value: string) => void;
  /** Called on Enter or when the button is pressed. */
  onSubmit: () => void;
  /** Shows on the button that a search is running. */
  pending?: boolean | undefined;
}

/** A search field with a button, in a `search` landmark. For filtering while typing use a `TextField`. */
export function SearchBox({ label, placeholder, value, onChange, onSubmit, pending }: Props) {
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Root role="search" onSubmit={submit}>
      <label htmlFor={id} className="vh">
        {label}
      </label>
      <MagnifyingGlassIcon aria-hidden />
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" pending={pending}>
        Search
      </Button>
    </Root>
  );
}

const Root = styled.form`
  ${searchLineCss}
  /* The results have their own 'Clear search'. */
  && ::-webkit-search-cancel-button {
    display: none;
  }
`;
