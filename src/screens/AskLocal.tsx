import ArrowsClockwiseIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?react';
import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react';
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CATEGORY_FILTERS } from '../shared/enums.ts';
import { searchQuestions } from '../features/questions/questionForm.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { AskQuestionDialog } from '../features/questions/AskQuestionDialog.tsx';
import { CategoryChips } from '../features/questions/CategoryChips.tsx';
import { CommunityQuestions } from '../features/questions/CommunityQuestions.tsx';
import { MyQuestions } from '../features/questions/MyQuestions.tsx';
import { currentUserQuery } from '../features/session/queries.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import { questionsQuery, userQuestionsQuery } from '../features/questions/queries.ts';

/** The Ask a Local board (ASK-01 to ASK-31). Category and search are kept in the URL. */
export function AskLocal() {
  const session = useQuery(currentUserQuery);
  const currentUser = session.data;
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const category = CATEGORY_FILTERS.find((known) => known === params.get('category')) ?? 'all';
  const [search, setSearch] = useSearchText(params.get('q') ?? '');
  const setParam = (name: string, value: string) =>
    setParams(
      (now) => {
        now.delete(name);
        if (value) now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const board = useQuery({
    ...questionsQuery(category),
    placeholderData: keepPreviousData,
  });
  const ownQuestions = useQuery({
    ...userQuestionsQuery(currentUser?.id ?? ''),
    enabled: Boolean(currentUser),
  });
  // The list waits for the user's own questions above it, so that it does not shift when they load.
  const waiting = session.isPending || (Boolean(currentUser) && !ownQuestions.isFetched);
  const nothingLoaded = board.isLoadingError && ownQuestions.isLoadingError;
  const refresh = (): Promise<unknown> =>
    Promise.all([board.refetch(), currentUser && ownQuestions.refetch()]);
  return (
    <>
      <ScreenTitle>Ask a Local</ScreenTitle>
      <PageHeader
        title="Ask a Local"
        trailing={
          <Button size="sm" icon={<PlusIcon aria-hidden />} onClick={() => setAsking(true)}>
            Ask Question
          </Button>
        }
      />
      <Stack $gap={16} $pad>
        <Search role="search">
          <TextField
            label={<span className="vh">Search questions</span>}
            type="search"
            icon={<MagnifyingGlassIcon aria-hidden />}
            placeholder="Search questions, destinations..."
            value={search}
            onValue={(value) => {
              setSearch(value);
              setParam('q', value);
            }}
          />
          {/* Not disabled while it loads: the focus would be lost. */}
          <Refresh
            label="Refresh"
            aria-disabled={board.isFetching || undefined}
            onClick={() => board.isFetching || void refresh()}
          >
            <ArrowsClockwiseIcon aria-hidden />
          </Refresh>
        </Search>
        <CategoryChips
          value={category}
          onChange={(value) => setParam('category', value === 'all' ? '' : value)}
        />
        {/* With a search, the results come first; if nothing loaded, one message is enough. */}
        {currentUser && search.trim() === '' && !nothingLoaded && <MyQuestions userId={currentUser.id} />}
        <CommunityQuestions
          key={String(waiting)}
          waiting={waiting}
          board={board}
          onRetry={refresh}
          questions={searchQuestions(board.data ?? [], search)}
          searched={search.trim() !== ''}
          narrowed={category !== 'all'}
          onAsk={() => setAsking(true)}
        />
      </Stack>
      <AskQuestionDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The text of the search box. Kept as state, because the URL may lag behind while typing. */
function useSearchText(inAddress: string) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  const [text, setText] = useState(inAddress);
  if (key !== shownKey) {
    setShownKey(key);
    if (navigation !== NavigationType.Replace) setText(inAddress);
  }
  return [text, setText] as const;
}

const Search = styled.div`
  display: flex;
  align-items: end;
  gap: 8px;
  > :first-child {
    flex: 1;
  }
`;

const Refresh = styled(IconButton)`
  width: 48px;
  height: 48px;
  background: var(--paper);
  box-shadow: inset 0 0 0 1.5px var(--line-2);
`;
