import CaretDoubleLeftIcon from '@phosphor-icons/core/regular/caret-double-left.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LogoMark } from '../../src/brand/LogoMark.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Toggle } from '../../src/ui/Toggle.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import { StateSentence } from './StateSentence.tsx';
import { Drawers } from './drawers/Drawers.tsx';
import { type DrawerName, isWide } from './drawers/drawerNames.ts';
import { MoreBar } from './drawers/MoreBar.tsx';
import { FuturePhone } from './moment/FuturePhone.tsx';
import { ThisMoment } from './moment/ThisMoment.tsx';
import { People } from './people/People.tsx';
import { Scenarios } from './scenarios/Scenarios.tsx';
import { TwoTravellers } from './secondPhone/TwoTravellers.tsx';
import { Time } from './time/Time.tsx';
import { useEscape } from './useEscape.ts';
import { TWO_PHONES, useMedia } from './useMedia.ts';

interface Props {
  /** Shown beside the phone; otherwise a sheet over it. */
  wide: boolean;
  /** The last error message; empty if there is none. */
  problem: string;
  /** Whether the tab that opens the desk is hidden while the desk is closed. */
  tabHidden: boolean;
  onTabHidden: (hidden: boolean) => void;
  onTour: () => void;
  onHide: () => void;
  /** Called after a change that is best seen on the phone. */
  onShowPhone: () => void;
  /** Whether the user has just opened it. */
  takesFocus: boolean;
}

function Nameplate({
  wide,
  onHide,
  onTour,
  takesFocus,
}: Pick<Props, 'wide' | 'onHide' | 'onTour' | 'takesFocus'>) {
  const hide = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) hide.current?.focus();
  }, [takesFocus]);
  return (
    <div className="nameplate">
      {!wide && <SheetHandle />}
      <LogoMark size={26} />
      <p className="name">Demo desk</p>
      <Button variant="gold" size="sm" className="words" onClick={onTour}>
        Start tour
      </Button>
      <button type="button" ref={hide} aria-label="Hide demo desk" onClick={onHide}>
        {wide ? <CaretDoubleLeftIcon aria-hidden /> : <XIcon aria-hidden />}
      </button>
    </div>
  );
}

export function DeskPanel({
  wide,
  problem,
  tabHidden,
  onTabHidden,
  onTour,
  onHide,
  onShowPhone,
  takesFocus,
}: Props) {
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const twoPhones = useMedia(TWO_PHONES);
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  // Not every browser keeps the place of what is hidden.
  useLayoutEffect(() => {
    scroll.current?.scrollTo({ top: scrollTop.current });
  }, []);
  /** Focus returns to this element when This moment is closed. */
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (drawer === null && opener.current instanceof HTMLElement) opener.current.focus();
    if (drawer === null) opener.current = null;
  }, [drawer]);
  useEscape(onHide, !wide && drawer === null);
  const open = (name: DrawerName | null): void => {
    setDrawer(name);
    scroll.current?.scrollTo({ top: 0 });
  };
  const openMoment = (): void => {
    opener.current = document.activeElement;
    open('This moment');
  };
  return (
    <aside className="demo-desk" aria-label="Demo desk" data-wide={(drawer && isWide(drawer)) || undefined}>
      <Nameplate wide={wide} onHide={onHide} onTour={onTour} takesFocus={takesFocus} />
      <div className="kerb" aria-hidden />
      <div
        className="scroll"
        ref={scroll}
        onScroll={({ currentTarget }) => (scrollTop.current = currentTarget.scrollTop)}
      >
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="first-view" hidden={drawer !== null}>
          <StateSentence />
          <People />
          <Scenarios />
          <Time onShowPhone={onShowPhone} />
          <TwoTravellers />
          <ThisMoment onMore={openMoment} />
        </div>
        {twoPhones && <FuturePhone />}
        <Drawers open={drawer} onOpen={open} onTour={onTour} list={list} />
        {drawer === null && (
          <div className="section">
            <Toggle label="Hide the tab when the desk is closed" checked={tabHidden} onChange={onTabHidden} />
            <p className="small">
              To open the desk again, press Ctrl + Shift + M, or add ?panel=on to the address.
            </p>
          </div>
        )}
      </div>
      {drawer === null && <MoreBar list={list} />}
    </aside>
  );
}
