import CheckBoldIcon from '@phosphor-icons/core/bold/check-bold.svg?react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Poll } from '../../contract/schemas/polls.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Bar, OpenOption, Options, Percent, Punch, Result, Won } from './PollOptions.styles.ts';
import { usePollState } from './usePollState.ts';
import { useVote } from './useVote.ts';

interface Props {
  poll: Poll;
  /** Accessible name of the group of options. */
  question: string;
}

/** The options of a poll: buttons while open, bars once voted, disabled rows once expired (POLL-01 to POLL-05). */
export function PollOptions({ poll, question }: Props) {
  const { phase, rows, ownVote, hasEnded, expired: ended } = usePollState(poll);
  const { vote, isPending, isSuccess } = useVote(poll.id);
  const [chosen, setChosen] = useState<number>();
  const options = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  // A vote or the poll's end removes the button in use, so focus moves to the options.
  useLayoutEffect(() => {
    if (phase === 'open' || !isFocused.current) return;
    isFocused.current = false;
    if (document.activeElement === document.body) options.current?.focus({ preventScroll: true });
  }, [phase]);

  const press = (index: number): void => {
    if (isPending) return;
    isFocused.current = true;
    setChosen(index);
    vote(index);
  };
  const expired = phase === 'expired';
  return (
    <Options
      ref={options}
      role={phase === 'voted' ? 'list' : 'group'}
      aria-label={question}
      aria-busy={isPending}
      data-keep-in-view={isPending || isSuccess || undefined}
      tabIndex={-1}
      onFocus={() => (isFocused.current = true)}
      onBlur={() => (isFocused.current = false)}
    >
      {rows.map(({ option, count, percentage, index, won }) =>
        phase === 'open' ? (
          <OpenOption
            key={index}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => press(index)}
          >
            {isPending && chosen === index ? <Spinner /> : <Punch aria-hidden />}
            <span dir="auto">{option}</span>
          </OpenOption>
        ) : (
          <Result
            key={index}
            as={expired ? 'button' : 'div'}
            {...(expired
              ? {
                  type: 'button',
                  disabled: true,
                  'aria-label': `${option}: ${formatCount(count, 'vote')}, ${percentage} %`,
                }
              : { role: 'listitem' })}
            $isOwnVote={ownVote === index}
            $ended={ended}
            $won={won}
          >
            <Bar
              role="progressbar"
              aria-label={option}
              aria-valuenow={percentage}
              aria-valuemin={0}
              aria-valuemax={100}
              $fresh={isSuccess || hasEnded}
              style={{ '--share': percentage / 100 }}
            />
            {ownVote === index && (
              <Punch $fresh={isSuccess}>
                <CheckBoldIcon aria-label="Your vote" />
              </Punch>
            )}
            <span dir="auto">{option}</span>
            {won && <Won>Won</Won>}
            <Percent>{percentage}%</Percent>
          </Result>
        ),
      )}
    </Options>
  );
}
