import PauseIcon from '@phosphor-icons/core/fill/pause-fill.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../src/ui/Button.tsx';
import { DEFAULT_TRAVELLER } from '../../content/namedPeople.ts';
import { useDesk } from '../useDesk.ts';
import { steps } from './steps.ts';
import type { Box } from '../Box.ts';
import { useTarget } from './useTarget.ts';
import { useTourKeys } from './useTourKeys.ts';

const placeOf = (box: Box | null): { left: number; top: number } => {
  if (!box) return { left: globalThis.innerWidth / 2 - 170, top: 120 };
  const below = box.top + box.height + 14;
  const top = below + 240 < globalThis.innerHeight ? below : Math.max(12, box.top - 250);
  return { left: Math.max(12, Math.min(box.left + 4, document.documentElement.clientWidth - 352)), top };
};

/** How long a step stays when the tour goes on by itself, ms. */
const STEP = 12_000;

/** Autoplay; it stops after the last step. */
function useByItself(step: number, onStep: (step: number) => void) {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays || step >= steps.length) return undefined;
    const timer = setTimeout(() => onStep(step + 1), STEP);
    return () => clearTimeout(timer);
  }, [plays, step, onStep]);
  return { plays, toggle: () => setPlays(!plays) };
}

interface Props {
  onEnd: () => void;
  onSecondPhone: () => void;
}

/** The product in two minutes, on the phone itself; ends with three ways in. */
export function Tour({ onEnd, onSecondPhone }: Props) {
  const { mockBackend, run } = useDesk();
  const [step, setStep] = useState(0);
  const { plays, toggle } = useByItself(step, setStep);
  const box = useTarget(Math.min(step, steps.length - 1));
  const card = useTourKeys(onEnd);
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
        ref={card}
        className="tour-card"
        role="dialog"
        aria-modal
        aria-label={now ? `Tour, step ${step + 1} of ${steps.length}` : 'Tour, the end'}
        tabIndex={-1}
        style={placeOf(now ? box : null)}
      >
        <h2>{now?.title ?? 'Now it is yours'}</h2>
        <p>{now?.text ?? 'Three ways in. Everything you do can be taken back.'}</p>
        <div className="steps" aria-hidden>
          {steps.map(({ title }, index) => (
            <span
              key={title}
              data-done={index <= step || undefined}
              data-plays={(plays && index === step) || undefined}
            />
          ))}
        </div>
        {now ? (
          <div className="row">
            <button
              type="button"
              className="icon-button play-button"
              aria-label={plays ? 'Pause tour' : 'Play tour by itself'}
              onClick={toggle}
            >
              {plays ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
            </button>
            <span className="small grow">
              {step + 1} of {steps.length}
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
              Show two travelers
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
