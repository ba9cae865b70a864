import { windowEvents } from '../../src/shared/windowEvents.ts';
import { BASE } from '../../src/routes.ts';
import { DAY, HOUR } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import type { Backend } from '../createBackend.ts';
import { VISITOR } from '../http/session.ts';
import { createElement } from './dom.ts';
import { endpointNames } from './links.ts';
import type { MockBackend } from './mockBackend.ts';

/** One part of the panel, and how it is updated. */
interface Section {
  node: HTMLElement;
  refresh: () => void;
}
interface PanelContext {
  mockBackend: MockBackend;
  backend: Backend;
  /** Does the work, then shows `done` or the error's message. */
  run: (done: string, work: () => Promise<unknown>) => void;
}

const fieldset = (name: string, ...children: Node[]): HTMLFieldSetElement =>
  createElement('fieldset', {}, createElement('legend', {}, name), ...children);

const buttonRow = (...children: Node[]): HTMLDivElement =>
  createElement('div', { className: 'row' }, ...children);

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const node = createElement('button', { type: 'button' }, label);
  node.addEventListener('click', onClick);
  return node;
}
function createSelect(label: string, options: readonly (readonly [value: string, text: string])[]) {
  const select = createElement(
    'select',
    {},
    ...options.map(([value, text]) => createElement('option', { value }, text)),
  );
  return { select, node: createElement('label', {}, label, select) };
}
const asOptions = (values: readonly string[]) => values.map((value): [string, string] => [value, value]);

function personSection({ backend, mockBackend, run }: PanelContext): Section {
  const users = backend.db.user.all().map((user): [string, string] => [user.id, displayName(user)]);
  const person = createSelect('Person', [[VISITOR, 'Visitor, signed out'], ...users]);
  person.select.addEventListener('change', () => {
    const { value } = person.select;
    run('Person changed', () => (value === VISITOR ? mockBackend.signOut() : mockBackend.signIn(value)));
  });
  const expire = createButton('Expire the session', () =>
    run('The session has expired', () => mockBackend.expireSession()),
  );
  return {
    node: fieldset('Who', person.node, buttonRow(expire)),
    refresh: () => void (person.select.value = backend.session.userId() ?? VISITOR),
  };
}

function dataSection({ backend, mockBackend, run }: PanelContext): Section {
  const scenario = createSelect('Scenario', asOptions([...backend.scenarios.keys()]));
  const reset = (): void => run('Begun anew', () => mockBackend.reset({ scenario: scenario.select.value }));
  scenario.select.addEventListener('change', reset);
  return {
    node: fieldset('Data', scenario.node, buttonRow(createButton('Reset', reset))),
    refresh: () => void (scenario.select.value = backend.persistence.info().scenario),
  };
}

function latencyField({ backend, mockBackend, run }: PanelContext): Section {
  const delays = ['0', '200', '800', '2000', '5000'];
  const { select, node } = createSelect(
    'Delay of each answer',
    delays.map((ms) => [ms, `${ms} ms`]),
  );
  select.addEventListener('change', () => run('Delay set', () => mockBackend.latency(Number(select.value))));
  return {
    node,
    refresh() {
      const ms = String(backend.faults.latency());
      if (!delays.includes(ms)) select.append(createElement('option', { value: ms }, `${ms} ms`));
      select.value = ms;
    },
  };
}

const OUTCOMES = ['500', '503', '401', '403', '404', '409', '413', 'offline', 'timeout', 'malformed', 'html'];

function networkSection(context: PanelContext): Section {
  const { backend, mockBackend, run } = context;
  const latency = latencyField(context);
  const endpoint = createSelect('Endpoint', asOptions(endpointNames));
  const outcome = createSelect('Fails with', asOptions(OUTCOMES));
  const list = createElement('ul');
  const force = createButton('Force', () =>
    run('Failure forced', () => mockBackend.fault(endpoint.select.value, outcome.select.value)),
  );
  const clear = createButton('Clear all', () => run('No forced failures', () => mockBackend.clearFaults()));
  return {
    node: fieldset('Network', latency.node, endpoint.node, outcome.node, buttonRow(force, clear), list),
    refresh() {
      latency.refresh();
      list.replaceChildren(
        ...[...backend.faults.list()].map(([name, forced]) => createElement('li', {}, `${name} → ${forced}`)),
      );
    },
  };
}

const clockFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

function clockSection({ mockBackend, run }: PanelContext): Section {
  const now = createElement('div', { className: 'row' });
  const moveButton = (label: string, ms: number) =>
    createButton(label, () => run('Clock moved', () => mockBackend.clock.advance(ms)));
  const moves = createElement(
    'div',
    { className: 'row four' },
    moveButton('−1 day', -DAY),
    moveButton('−1 hour', -HOUR),
    moveButton('+1 hour', HOUR),
    moveButton('+1 day', DAY),
  );
  return {
    node: fieldset('Clock', now, moves),
    refresh: () => void (now.textContent = clockFormat.format(mockBackend.clock.now())),
  };
}

function liveSection({ backend, mockBackend, run }: PanelContext): Section {
  const { socketServer, simulator } = backend;
  const socket = createButton('', () =>
    socketServer.isListening()
      ? run('Line dropped', () => mockBackend.live.drop())
      : run('Line restored', () => mockBackend.live.restore()),
  );
  const travellers = createButton('', () => {
    const on = !simulator.isOn();
    run(on ? 'Other travellers are about' : 'Other travellers are quiet', () =>
      mockBackend.live.simulate(on),
    );
  });
  return {
    node: fieldset('Live', buttonRow(socket, travellers)),
    refresh() {
      socket.textContent = socketServer.isListening() ? 'Drop the line' : 'Restore the line';
      travellers.textContent = simulator.isOn() ? 'Quiet the others' : 'Let others act';
    },
  };
}

/** Counts presses of buttons that have no action yet (AMB-34). */
function intentsSection(): Section {
  const counts = new Map<string, number>();
  const list = createElement('ul');
  const empty = createElement('p', {}, 'No button without an action was pressed yet.');
  const refresh = (): void => {
    empty.hidden = counts.size > 0;
    list.replaceChildren(...[...counts].map(([name, count]) => createElement('li', {}, `${name}: ${count}`)));
  };
  globalThis.addEventListener(windowEvents.intent, (event) => {
    const name = event instanceof CustomEvent ? String(event.detail) : '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    refresh();
  });
  return { node: fieldset('Reached for', empty, list), refresh };
}

function shareSection({ mockBackend, run }: PanelContext): Section {
  const copy = createButton('Copy link to this state', () =>
    run('Link copied', async () => navigator.clipboard.writeText(await mockBackend.link())),
  );
  const row = buttonRow(copy);
  const storybook = import.meta.env.VITE_STORYBOOK_URL;
  if (storybook) {
    const href = new URL(storybook, new URL(BASE, location.origin)).href;
    row.append(createElement('a', { href }, 'Storybook'));
  }
  return { node: fieldset('Share', row), refresh: () => undefined };
}

export const createSections = (context: PanelContext): Section[] => [
  personSection(context),
  dataSection(context),
  networkSection(context),
  clockSection(context),
  liveSection(context),
  intentsSection(),
  shareSection(context),
];
