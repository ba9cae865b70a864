import { Activity, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { DESK_HIDDEN } from '../../src/shared/mockStorage.ts';
import type { MockBackend } from '../control/mockBackend.ts';
import type { Backend } from '../createBackend.ts';
import { DeskButton } from './DeskButton.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { createSetting } from './deskSettings.ts';
import type { DeskStore } from './deskStore.ts';
import { showTwoTravellers } from './secondPhone/showTwoTravellers.ts';
import { StudyPanel } from './studies/StudyPanel.tsx';
import { OpenedStudy, useStudyRun } from './studies/OpenedStudy.tsx';
import { Tour } from './tour/Tour.tsx';
import { Invitation, useInvitation } from './tour/Invitation.tsx';
import { DeskContext } from './useDesk.ts';
import { useMedia } from './useMedia.ts';
import { usePageAttribute } from './pageAttributes.ts';

const hiddenSetting = createSetting(DESK_HIDDEN, z.boolean(), false);
const tabSetting = createSetting('tab-hidden', z.boolean(), false);

interface Props {
  mockBackend: MockBackend;
  backend: Backend;
  store: DeskStore;
}

/** Whether the desk is open. Persisted in wide windows; in narrow ones the sheet starts closed. */
function useOpen(wide: boolean) {
  const [hidden, setHidden] = useState(() => hiddenSetting.read());
  const [sheet, setSheet] = useState(false);
  const [isToggled, setToggled] = useState(false);
  const setOpen = (open: boolean): void => {
    setToggled(true);
    if (!wide) return setSheet(open);
    hiddenSetting.write(!open);
    setHidden(!open);
  };
  return { open: wide ? !hidden : sheet, setOpen, isToggled };
}

export function Desk({ mockBackend, backend, store }: Props) {
  const wide = useMedia('(min-width: 900px)');
  const { open, setOpen, isToggled } = useOpen(wide);
  const [problem, setProblem] = useState('');
  const desk = useMemo(() => {
    const run = (work: () => Promise<unknown>): void => {
      setProblem('');
      work()
        .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
        .finally(store.notifyChanged);
    };
    return { mockBackend, backend, store, run };
  }, [mockBackend, backend, store]);
  /** The sheet would cover what is shown on the phone. */
  const showPhone = (): void => {
    if (!wide) setOpen(false);
  };
  const openSecondPhone = (): void => {
    if (!open) setOpen(true);
    desk.run(() => showTwoTravellers(backend));
  };
  const [tours, setTours] = useState(false);
  const { invites, stopInviting } = useInvitation();
  const [tabHidden, setTabHidden] = useState(
    () => tabSetting.read() && !backend.tabSettings.switches().panel,
  );
  const hideTab = (isHidden: boolean): void => {
    tabSetting.write(isHidden);
    setTabHidden(isHidden);
  };
  const tour = (): void => {
    showPhone();
    stopInviting();
    setTours(true);
  };
  const study = useStudyRun();
  usePageAttribute('data-desk', wide && (open || study !== null));
  usePageAttribute('data-desk-sheet', !wide && open && study === null);
  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setOpen(!open);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  });
  return (
    <DeskContext value={desk}>
      <OpenedStudy />
      {study && <StudyPanel run={study} />}
      {/* A closed sheet is kept, so that it opens again at the same page, with what was typed in it. */}
      {!study && (open || (!wide && isToggled)) && (
        <Activity mode={open ? 'visible' : 'hidden'}>
          <DeskPanel
            wide={wide}
            problem={problem}
            tabHidden={tabHidden}
            onTabHidden={hideTab}
            onTour={tour}
            onHide={() => setOpen(false)}
            onShowPhone={showPhone}
            takesFocus={isToggled}
          />
        </Activity>
      )}
      {!study && !open && (
        <DeskButton wide={wide} hidden={tabHidden} onShow={() => setOpen(true)} takesFocus={isToggled} />
      )}
      {!study && invites && !tours && <Invitation onStart={tour} onClose={stopInviting} />}
      {!study && tours && <Tour onEnd={() => setTours(false)} onSecondPhone={openSecondPhone} />}
    </DeskContext>
  );
}
