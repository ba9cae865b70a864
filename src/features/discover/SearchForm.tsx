import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';

interface Props {
  /** The search in the URL; the box updates when it changes elsewhere. */
  query: string;
}

/**
 * Explore's search: runs on Enter or on pressing the button, unless the text is blank (EXPL-01 to EXPL-03).
 */
export function SearchForm({ query }: Props) {
  const navigate = useNavigate();
  const [input, setInput] = useState({ query, text: query });
  if (input.query !== query) setInput({ query, text: query });
  const search = (): void => {
    const wanted = input.text.trim();
    if (wanted && wanted !== query) void navigate(paths.explore(wanted));
  };
  return (
    <SearchBox
      label="Search"
      placeholder="Search posts"
      value={input.text}
      onChange={(text) => setInput({ query, text })}
      onSubmit={search}
    />
  );
}
