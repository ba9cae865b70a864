import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withBase } from '../../../src/routes.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { DEFAULT_TRAVELLER } from '../../content/namedPeople.ts';
import { appears, goTo } from '../failures/phone.ts';
import { useDesk } from '../useDesk.ts';
import { steps } from './steps.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Around what a step shows, px; and the most that it shows of a long thing. */
const EDGE = 6;
const TALLEST = 260;

/** Where the thing is that a step is about; null until it is there. */
function useTarget(step: number): Box | null {
  const [found, setFound] = useState<{ step: number; box: Box } | null>(null);
  useEffect(() => {
    const { route, target } = steps[step]!;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      if (location.pathname !== withBase(route)) goTo(route);
      const element = await appears(() => document.querySelector(target), 'The tour lost its way.');
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { left: left - EDGE, top: top - EDGE, width: width + 2 * EDGE };
      if (isCurrent) setFound({ step, box: { ...box, height: Math.min(height, TALLEST) + 2 * EDGE } });
    };
    // A step whose thing is not there is shown without it.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [step]);
  return found !== null && found.step === step ? found.box : null;
}

const placeOf = (box: Box | null): { left: number; top: number } => {
  if (!box) return { left: globalThis.innerWidth / 2 - 170, top: 120 };
  const below = box.top + box.height + 14;
  const top = below + 240 < globalThis.innerHeight ? below : Math.max(12, box.top - 250);
  return { left: Math.max(12, Math.min(box.left + 4, globalThis.innerWidth - 352)), top };
};

/** Each step is read out as it comes. */
const focusFirst = (card: HTMLDivElement | null): void => card?.focus();

interface Props {
  onEnd: () => void;
  onSecondPhone: () => void;
}

/** The product in two minutes, on the phone itself; ends with three ways in. */
export function Tour({ onEnd, onSecondPhone }: Props) {
  const { mockBackend, run } = useDesk();
  const [step, setStep] = useState(0);
  const box = useTarget(Math.min(step, steps.length - 1));
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEnd();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onEnd]);
  const now = steps[step];
  const finish = (work?: () => void): void => {
    work?.();
    onEnd();
  };
  return createPortal(
    <div className="desk-tour">
      {now && box && <div className="spotlight" style={{ ...box }} />}
      <div
        key={step}
        ref={focusFirst}
        className="tour-card"
        role="dialog"
        aria-label={now ? `Tour, step ${step + 1} of ${steps.length}` : 'Tour, the end'}
        tabIndex={-1}
        style={placeOf(now ? box : null)}
      >
        <h2>{now?.title ?? 'Now it is yours'}</h2>
        <p>{now?.text ?? 'Three ways in. Everything you do can be taken back.'}</p>
        <div className="steps" aria-hidden>
          {steps.map(({ title }, index) => (
            <span key={title} data-done={index <= step || undefined} />
          ))}
        </div>
        {now ? (
          <div className="row">
            <span className="small grow">
              {step + 1} of {steps.length}, two minutes in all
            </span>
            <Button variant="quiet" size="sm" onClick={onEnd}>
              Skip tour
            </Button>
            <Button variant="gold" size="sm" onClick={() => setStep(step + 1)}>
              Next
            </Button>
          </div>
        ) : (
          <div className="fields">
            <Button
              variant="gold"
              size="sm"
              onClick={() => finish(() => run(() => mockBackend.signIn(DEFAULT_TRAVELLER)))}
            >
              Be Ananya
            </Button>
            <Button variant="line" size="sm" onClick={() => finish(onSecondPhone)}>
              Show two travellers
            </Button>
            <Button variant="line" size="sm" onClick={() => finish()}>
              Just look
            </Button>
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
