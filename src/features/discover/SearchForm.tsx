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
  const [shown, setShown] = useState({ query, text: query });
  if (shown.query !== query) setShown({ query, text: query });
  const search = (): void => {
    const wanted = shown.text.trim();
    if (wanted && wanted !== query) void navigate(paths.explore(wanted));
  };
  return (
    <SearchBox
      label="Search"
      placeholder="Search places, people, posts"
      value={shown.text}
      onChange={(text) => setShown({ query, text })}
      onSubmit={search}
    />
  );
}
