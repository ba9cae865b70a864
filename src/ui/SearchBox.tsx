import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { controlCss } from './controlLook.ts';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  pending?: boolean | undefined;
}

/** A search line with its button; Enter searches too. */
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
  position: relative;
  display: flex;
  gap: 8px;
  > svg {
    position: absolute;
    top: 12px;
    left: 14px;
    width: 24px;
    height: 24px;
    color: var(--ink-3);
    pointer-events: none;
  }
  input {
    ${controlCss}
    flex: 1;
    padding-left: 46px;
    appearance: none;
  }
  /* Keeps room for itself even while there is nothing to clear. */
  input:placeholder-shown::-webkit-search-cancel-button {
    display: none;
  }
`;
