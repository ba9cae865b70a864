import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { type ComponentType, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { Failures, useFailuresStatus } from '../failures/Failures.tsx';
import { Inspect, useInspectStatus } from '../inspect/Inspect.tsx';
import { PointsLedger, useLedgerStatus } from '../ledger/PointsLedger.tsx';
import { Notes, useNotesStatus } from '../notes/Notes.tsx';
import { WhatPeopleTried, useTriedStatus } from '../tried/WhatPeopleTried.tsx';
import { Live, useLiveStatus } from '../live/Live.tsx';
import { MomentPage } from '../moment/MomentPage.tsx';
import { useEscape } from '../useEscape.ts';
import { type DrawerName, drawerNames } from './drawerNames.ts';

interface Drawer {
  /** The live status shown on its label. */
  useStatus: () => string;
  Page: ComponentType;
}
const drawers: Readonly<Record<(typeof drawerNames)[number], Drawer>> = {
  Failures: { useStatus: useFailuresStatus, Page: Failures },
  'Points ledger': { useStatus: useLedgerStatus, Page: PointsLedger },
  Live: { useStatus: useLiveStatus, Page: Live },
  'What people tried': { useStatus: useTriedStatus, Page: WhatPeopleTried },
  Notes: { useStatus: useNotesStatus, Page: Notes },
  Inspect: { useStatus: useInspectStatus, Page: Inspect },
};

interface Props {
  open: DrawerName | null;
  onOpen: (name: DrawerName | null) => void;
  onTour: () => void;
  /** The element that lists the drawers. */
  list: Ref<HTMLDivElement>;
}

function ClosedDrawer({
  name,
  onOpen,
  takesFocus,
  onFocus,
}: {
  name: (typeof drawerNames)[number];
  onOpen: () => void;
  /** Whether it was just closed. */
  takesFocus: boolean;
  onFocus: () => void;
}) {
  const fact = drawers[name].useStatus();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    button.current?.focus();
    onFocus();
  });
  useEffect(() => {
    if (takesFocus) focus();
  }, [takesFocus]);
  return (
    <section className="drawer" aria-labelledby={id}>
      <h2>
        <button type="button" ref={button} onClick={onOpen}>
          <b id={id}>{name}</b>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{fact}</span>
        </button>
      </h2>
    </section>
  );
}

function OpenDrawer({ name, onBack }: { name: DrawerName; onBack: () => void }) {
  const Page = name === 'This moment' ? MomentPage : drawers[name].Page;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEscape(onBack);
  return (
    <section className="page" aria-labelledby={id}>
      <div className="page-head">
        <button type="button" className="icon-button" aria-label="Back to the desk" onClick={onBack}>
          <ArrowLeftIcon aria-hidden />
        </button>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
      </div>
      <Page />
    </section>
  );
}

/** The second tier: an open drawer fills the desk, and on closing it focus returns to its label. */
export function Drawers({ open, onOpen, onTour, list }: Props) {
  const [left, setLeft] = useState<DrawerName | null>(null);
  const back = (): void => {
    setLeft(open);
    onOpen(null);
  };
  if (open) return <OpenDrawer key={open} name={open} onBack={back} />;
  return (
    <div className="drawers" ref={list}>
      <section className="drawer" aria-label="Tour">
        <h2>
          <button type="button" onClick={onTour}>
            <b>Tour</b>
            <span>Two minutes</span>
          </button>
        </h2>
      </section>
      {drawerNames.map((name) => (
        <ClosedDrawer
          key={name}
          name={name}
          takesFocus={left === name}
          onFocus={() => setLeft(null)}
          onOpen={() => onOpen(name)}
        />
      ))}
    </div>
  );
}
