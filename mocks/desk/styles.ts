import deskCss from './desk.css?inline';
import drawersCss from './drawers/drawers.css?inline';
import failuresCss from './failures/failures.css?inline';
import frameCss from './frame.css?inline';
import ledgerCss from './ledger/ledger.css?inline';
import momentCss from './moment/moment.css?inline';
import inspectCss from './inspect/inspect.css?inline';
import dialogCss from './components/dialog.css?inline';
import studiesCss from './studies/studies.css?inline';
import notesCss from './notes/notes.css?inline';
import sharedCss from './components/shared.css?inline';
import tableCss from './components/table.css?inline';
import peopleCss from './people/people.css?inline';
import scenariosCss from './scenarios/scenarios.css?inline';
import secondCss from './secondPhone/secondPhone.css?inline';
import stateSentenceCss from './stateSentence.css?inline';
import timeCss from './time/time.css?inline';
import tourCss from './tour/tour.css?inline';
import triedCss from './tried/tried.css?inline';

/** The desk's style sheets as text: the content security policy only allows adding them through the CSSOM. */
export const styles = [
  sharedCss,
  frameCss,
  deskCss,
  tableCss,
  dialogCss,
  stateSentenceCss,
  peopleCss,
  scenariosCss,
  timeCss,
  secondCss,
  momentCss,
  drawersCss,
  failuresCss,
  ledgerCss,
  triedCss,
  studiesCss,
  notesCss,
  inspectCss,
  tourCss,
].join('\n');
