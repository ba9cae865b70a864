import { useState } from 'react';
import { BASE, routeNames, routePatterns } from '../../../src/routes.ts';
import { copyText } from '../../../src/ui/copyText.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { History } from './History.tsx';
import { ShareRow } from './ShareRow.tsx';
import { TwoFutures } from './TwoFutures.tsx';
import { asStory } from './asStory.ts';
import { chooseTexts, download } from './files.ts';
import { useExportMoment } from './useMoment.ts';
import { RowButton } from '../components/RowButton.tsx';

/** The route name of a path within the app. */
const screenAt = (path: string) =>
  routeNames.find((name) => {
    const pattern = routePatterns[name].replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(path);
  }) ?? 'notFound';

function Share() {
  const { mockBackend, run } = useDesk();
  const save = useExportMoment();
  const open = (): void =>
    run(async () => {
      const [text = ''] = await chooseTexts('.json,application/json');
      await mockBackend.openMoment(text);
    });
  return (
    <div className="section">
      <div className="fields">
        <p className="small">Scan to open this moment on a phone, send the link, or keep it as a file.</p>
        <ShareRow />
        <div className="row">
          <RowButton onClick={save}>Export</RowButton>
          <RowButton onClick={open}>Import</RowButton>
        </div>
      </div>
    </div>
  );
}

function ExportForTheTeam() {
  const { backend, mockBackend, run } = useDesk();
  const [copied, setCopied] = useState('');
  /** Copies a test or story file to the clipboard, and downloads it. */
  async function copyAndDownload(name: string, text: string): Promise<void> {
    await copyText(text);
    download(name, text, 'text/plain');
    setCopied(`${name} copied and saved`);
  }
  const freeze = (): void =>
    run(async () => {
      const { persistence, log } = backend;
      const path = `/${location.pathname.slice(BASE.length)}`;
      const story = asStory({
        screen: screenAt(path),
        route: path + location.search,
        scenario: persistence.info().scenario,
        as: currentUserId(backend),
        now: backend.clock.iso(),
        begins: new Date(persistence.info().epoch).toISOString(),
        changes: [...persistence.base(), ...log.actions.flatMap(({ changes }) => changes)],
        latency: backend.faults.latency(),
        faults: [...backend.faults.list()],
      });
      await copyAndDownload('Moment.stories.tsx', story);
    });
  const copyTest = (): void => run(async () => copyAndDownload('moment.spec.ts', await mockBackend.asTest()));
  return (
    <div className="section fields">
      <h2>Keep for the team</h2>
      <div className="row">
        <RowButton onClick={freeze}>Freeze as story</RowButton>
        <RowButton onClick={copyTest}>Copy as test</RowButton>
      </div>
      <p className="small">
        For developers, as a file: the story shows this moment, the test does again what you did since the
        page was opened.
      </p>
      <p className="small" role="status">
        {copied}
      </p>
    </div>
  );
}

/** This moment as a link, a file, a history with undo and redo, two futures, and a story. */
export function MomentPage() {
  return (
    <>
      <p className="intro">Person, town, time and everything done so far, in one link.</p>
      <Share />
      <TwoFutures />
      <ExportForTheTeam />
      <History />
    </>
  );
}
