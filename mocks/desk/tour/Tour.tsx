import PauseIcon from '@phosphor-icons/core/fill/pause-fill.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '../../../src/routes.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { GUEST_ID } from '../../../src/shared/limits.ts';
import { pauseToasts } from '../../../src/ui/toast.ts';
import { DEFAULT_TRAVELLER, NEWCOMER } from '../../content/namedUsers.ts';
import { waitFor } from '../failures/phonePage.ts';
import { useDesk } from '../useDesk.ts';
import { TWO_PHONES, useMedia } from '../useMedia.ts';
import { routeOf, steps } from './steps.ts';
import { cardPosition } from './cardPosition.ts';
import { showScreen, useTarget } from './useTarget.ts';
import { useStep } from './useStep.ts';
import { useTourKeys } from './useTourKeys.ts';

/** Duration of a step in autoplay, ms. */
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

/** How long after the tour, on Home, a held toast is shown, ms. */
const TOAST_DELAY = 900;

/** A two-minute tour of the product on the phone itself; it ends on Home with ways to continue. */
export function Tour({ onEnd, onSecondPhone }: Props) {
  const { mockBackend, run } = useDesk();
  const { step, show, isLeaving } = useStep();
  const [height, setHeight] = useState(0);
  const { plays, toggle } = useByItself(step, show);
  const target = useTarget(step);
  const twoPhones = useMedia(TWO_PHONES);
  const hasArrived = useRef<() => boolean>(() => true);
  const finish = (work?: () => void): void => {
    hasArrived.current = showScreen(paths.home());
    work?.();
    onEnd();
  };
  const keys = useTourKeys({ onEscape: finish, onDesk: onEnd });
  const card = useCallback(
    (element: HTMLElement | null) => {
      keys(element);
      if (element) setHeight(element.offsetHeight);
    },
    [keys],
  );
  useEffect(() => {
    const release = pauseToasts();
    return () => {
      // A screen that is replaced closes its toast.
      const arrival = waitFor(hasArrived.current, 'Home did not open').catch(() => undefined);
      void arrival.then(() => setTimeout(release, TOAST_DELAY));
    };
  }, []);
  const now = steps[step];
  const box = target?.step === step ? target.box : null;
  return createPortal(
    <div className="desk-tour" data-scrim>
      {target?.last && (
        // A new one for each screen, which opens in its place instead of moving there.
        <div
          key={routeOf(target.step)}
          className="spotlight"
          data-closed={!box || isLeaving || undefined}
          style={{ ...target.last }}
        />
      )}
      <div
        key={step}
        ref={card}
        className="tour-card"
        role="dialog"
        aria-label={now ? `Tour, step ${step + 1} of ${steps.length}` : 'Tour, the end'}
        tabIndex={-1}
        data-waiting={target?.step !== step || undefined}
        data-leaving={isLeaving || undefined}
        style={cardPosition(box, height)}
      >
        <h2>{now?.title ?? 'Now try it yourself'}</h2>
        <p>{now?.text ?? 'Pick a way in. Whatever you do, you can undo it from the demo desk.'}</p>
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
          <StepButtons
            step={step}
            plays={plays}
            onPlay={toggle}
            onSkip={() => finish()}
            onNext={() => show(step + 1)}
          />
        ) : (
          <TourEnd
            onSignIn={(userId) => finish(() => run(() => mockBackend.signIn(userId)))}
            onSecondPhone={twoPhones ? () => finish(onSecondPhone) : null}
            onEnd={() => finish()}
          />
        )}
      </div>
    </div>,
    document.body,
  );
}

interface TourEndProps {
  onSignIn: (userId: string) => void;
  /** Null where there is no room for a second phone. */
  onSecondPhone: (() => void) | null;
  onEnd: () => void;
}

/** Three ways to continue after the tour; whoever is Ananya already can be someone else instead. */
function TourEnd({ onSignIn, onSecondPhone, onEnd }: TourEndProps) {
  const { backend } = useDesk();
  const isAnanya = backend.session.userId() === DEFAULT_TRAVELLER;
  const twoPhones = onSecondPhone && { label: 'Show two phones', onPress: onSecondPhone };
  const startNew = { label: 'Start new as Ishaan', onPress: () => onSignIn(NEWCOMER) };
  const ways = isAnanya
    ? [
        { label: 'Stay as Ananya', onPress: onEnd },
        twoPhones ?? { label: 'Look around as a guest', onPress: () => onSignIn(GUEST_ID) },
        startNew,
      ]
    : [
        { label: 'Sign in as Ananya', onPress: () => onSignIn(DEFAULT_TRAVELLER) },
        twoPhones ?? startNew,
        { label: 'Just look around', onPress: onEnd },
      ];
  return (
    <div className="fields">
      {ways.map(({ label, onPress }, index) => (
        <Button key={label} variant={index === 0 ? 'gold' : 'line'} size="sm" onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface StepProps {
  step: number;
  plays: boolean;
  onPlay: () => void;
  onSkip: () => void;
  onNext: () => void;
}

function StepButtons({ step, plays, onPlay, onSkip, onNext }: StepProps) {
  return (
    <div className="row">
      <button
        type="button"
        className="icon-button play-button"
        aria-label={plays ? 'Pause tour' : 'Play tour by itself'}
        onClick={onPlay}
      >
        {plays ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
      </button>
      <span className="small grow">
        {step + 1} of {steps.length}
      </span>
      {step < steps.length - 1 && (
        <Button variant="quiet" size="sm" onClick={onSkip}>
          Skip tour
        </Button>
      )}
      <Button variant="gold" size="sm" onClick={onNext}>
        Next
      </Button>
    </div>
  );
}
