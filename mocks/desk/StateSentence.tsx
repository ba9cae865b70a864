import { firstNameOf } from './people/roleUsers.ts';
import { inWorld } from './scenarios/cards.ts';
import { dayAndTime } from './time/formatTimes.ts';
import { useClock } from './time/useClock.ts';
import { useDesk } from './useDesk.ts';

/** The current state in one sentence; each part links to the section that changes it. */
export function StateSentence() {
  const { backend } = useDesk();
  const now = useClock();
  const jump = (id: string) => () => {
    const section = document.getElementById(id);
    section?.querySelector<HTMLElement>('.fold[aria-expanded="false"]')?.click();
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('button, input')?.focus();
  };
  const part = (id: string, text: string) => (
    <button type="button" onClick={jump(id)}>
      {text}
    </button>
  );
  return (
    <p className="state-sentence" role="status">
      You are {part('desk-people', firstNameOf(backend))} in{' '}
      {part('desk-scenarios', inWorld(backend.persistence.info().scenario))} on{' '}
      {part('desk-time', dayAndTime(now))}.
    </p>
  );
}
