import BellIcon from '@phosphor-icons/core/fill/bell-fill.svg?react';
import CloudSlashIcon from '@phosphor-icons/core/fill/cloud-slash-fill.svg?react';
import HourglassIcon from '@phosphor-icons/core/fill/hourglass-medium-fill.svg?react';
import ImageBrokenIcon from '@phosphor-icons/core/fill/image-broken-fill.svg?react';
import KeyIcon from '@phosphor-icons/core/fill/key-fill.svg?react';
import LockIcon from '@phosphor-icons/core/fill/lock-fill.svg?react';
import ClockIcon from '@phosphor-icons/core/fill/clock-fill.svg?react';
import MountainsIcon from '@phosphor-icons/core/fill/mountains-fill.svg?react';
import StackIcon from '@phosphor-icons/core/fill/stack-fill.svg?react';
import TextAaIcon from '@phosphor-icons/core/fill/text-aa-fill.svg?react';
import TentIcon from '@phosphor-icons/core/regular/tent.svg?react';
import type { ReactNode } from 'react';
import { Stone } from '../../../src/brand/Stone.tsx';
import { withBase } from '../../../src/routes.ts';
import type { ScenarioName } from '../../scenarios/scenarios.ts';

const Scenery = ({ file }: { file: string }) => (
  <>
    <MountainsIcon />
    <img src={withBase(`pictures/${file}`)} alt="" fetchPriority="high" />
  </>
);

/** Two numbered milestones side by side. */
const Stones = ({ left, right, text }: { left: number; right: number; text?: string }) => (
  <span className="stones">
    <Stone level={left} size={26} {...(text ? { text } : {})} />
    <Stone level={right} size={left === right ? 26 : 34} {...(text ? { text } : {})} />
  </span>
);

/** A ballot with bars, and a mark for its outcome. */
const Ballot = ({ mark }: { mark: ReactNode }) => (
  <span className="ballot">
    <span className="bar" />
    <span className="bar" />
    {mark}
  </span>
);

const pictures: Partial<Record<ScenarioName, { tone: string; picture: ReactNode }>> = {
  full: { tone: '', picture: <Scenery file="scenery/jaipur-0.svg" /> },
  empty: { tone: '', picture: <TentIcon /> },
  newcomer: { tone: 'marigold', picture: <Stone level={1} size={36} /> },
  veteran: { tone: 'marigold', picture: <Stone level={19} size={36} /> },
  'poll-ending': { tone: 'plum', picture: <Ballot mark={<ClockIcon />} /> },
  'expired-polls': { tone: 'plum', picture: <Ballot mark={<LockIcon />} /> },
  'level-up': { tone: 'marigold', picture: <Stones left={4} right={5} /> },
  'two-equal': { tone: 'marigold', picture: <Stones left={1} right={1} text="1" /> },
  'full-bell': {
    tone: 'vermilion',
    picture: (
      <>
        <BellIcon />
        <b>99</b>
      </>
    ),
  },
  'long-content': { tone: '', picture: <TextAaIcon /> },
  'missing-pictures': { tone: '', picture: <ImageBrokenIcon /> },
  'session-ending': { tone: 'vermilion', picture: <KeyIcon /> },
  'backend-down': { tone: 'vermilion', picture: <CloudSlashIcon /> },
  slow: { tone: 'indigo', picture: <HourglassIcon /> },
  many: { tone: 'indigo', picture: <StackIcon /> },
};

/** A small illustration of a scenario, drawn with the product's motifs. Decorative. */
export function ScenarioPicture({ name }: { name: ScenarioName }) {
  const { tone, picture } = pictures[name] ?? { tone: '', picture: null };
  return (
    <span className={`picture ${tone}`} aria-hidden>
      {picture}
    </span>
  );
}
