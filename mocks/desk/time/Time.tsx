import PauseIcon from '@phosphor-icons/core/fill/pause-fill.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
import { paths, withBase } from '../../../src/routes.ts';
import { clock } from '../../../src/shared/clock.ts';
import { DAY, HOUR } from '../../../src/shared/limits.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { dismissToast, goTo } from '../failures/phonePage.ts';
import { postName } from '../moment/logSentences.ts';
import { FoldingSection } from '../components/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { BEFORE_POLL_END, dateName, dayName, endedPoll, nextPoll, timeName } from './formatTimes.ts';
import { WeekTimeline } from './WeekTimeline.tsx';
import { useClock } from './useClock.ts';

const jumps: readonly [label: string, ms: number][] = [
  ['−1 hour', -HOUR],
  ['+1 hour', HOUR],
  ['+1 day', DAY],
  ['+1 week', 7 * DAY],
];

/** Shows a post on the phone: scrolls to it if it is on this screen, otherwise opens its own. */
function showPost(id: string): void {
  const path = paths.post(id);
  const link = document.querySelector(`main [href="${withBase(path)}"]`);
  dismissToast();
  if (link) (link.closest('article') ?? link).scrollIntoView({ block: 'center' });
  else if (location.pathname !== withBase(path)) goTo(path);
}

/** Controls of the displayed clock, used by the screen, the backend and both phones. */
export function Time({ onShowPhone }: { onShowPhone: () => void }) {
  const { backend, mockBackend, run } = useDesk();
  const now = useClock();
  const frozen = clock.isFrozen();
  const poll = nextPoll(backend.db.poll.all(), now);
  const pollEnd = poll?.expiresAt ? Date.parse(poll.expiresAt) : null;
  const ended = endedPoll(backend.db.poll.all(), now);
  return (
    <FoldingSection
      id="desk-time"
      title="Time"
      aside={
        <span className="state" data-tone={frozen ? 'still' : undefined}>
          {frozen ? 'Frozen' : 'Running'}
        </span>
      }
    >
      <div className="clock">
        <time>{timeName(now)}</time>
        <div>
          <p>{dayName(now)}</p>
          <p className="small">{dateName(now)}</p>
        </div>
        <Button
          variant="line"
          size="sm"
          onClick={() => run(frozen ? mockBackend.clock.run : mockBackend.clock.freeze)}
        >
          {frozen ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
          {frozen ? 'Let it run' : 'Freeze'}
        </Button>
      </div>
      <WeekTimeline
        now={now}
        pollEnd={pollEnd}
        ended={ended ? `${postName(backend.db, ended.postId)} has ended` : ''}
      />
      <div className="button-grid">
        {jumps.map(([label, ms]) => (
          <Button
            key={label}
            variant="line"
            size="sm"
            className="compact"
            onClick={() => run(() => mockBackend.clock.advance(ms))}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="button-grid two">
        <Button
          variant="line"
          size="sm"
          className="compact"
          disabled={pollEnd === null}
          onClick={() => {
            if (poll) showPost(poll.postId);
            run(() => mockBackend.clock.set((pollEnd ?? now) - BEFORE_POLL_END));
            onShowPhone();
          }}
        >
          Just before this poll ends
        </Button>
        <Button
          variant="line"
          size="sm"
          className="compact"
          disabled={Math.abs(clock.offset()) < 1000}
          onClick={() => run(() => mockBackend.clock.set(clock.realNow()))}
        >
          Now
        </Button>
      </div>
    </FoldingSection>
  );
}
