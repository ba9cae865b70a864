import { DAY, HOUR } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { windowEvents } from '../../src/shared/windowEvents.ts';
import { BASE } from '../../src/routes.ts';
import { element } from './dom.ts';
import { endpointNames } from './links.ts';
import { type MockBackend, type Parts, VISITOR } from './mockBackend.ts';

/** One part of the panel: what it shows, and how it is brought up to date. */
interface Section {
  node: HTMLElement;
  refresh: () => void;
}
/** What every section needs: the members, the parts to read from, and a way to say what happened. */
interface PanelContext {
  backend: MockBackend;
  parts: Parts;
  run: (done: string, work: () => Promise<unknown>) => void;
}

const group = (name: string, ...children: Node[]): HTMLFieldSetElement =>
  element('fieldset', {}, element('legend', {}, name), ...children);

function button(label: string, press: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button' }, label);
  node.addEventListener('click', press);
  return node;
}
function choice(label: string, options: readonly (readonly [value: string, text: string])[]) {
  const select = element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)));
  return { select, node: element('label', {}, label, select) };
}
const same = (values: readonly string[]) => values.map((value): [string, string] => [value, value]);

function people({ parts, backend, run }: PanelContext): Section {
  const users = parts.db.user.all().map((user): [string, string] => [user.id, displayName(user)]);
  const who = choice('Person', [[VISITOR, 'Visitor, signed out'], ...users]);
  who.select.addEventListener('change', () => {
    const { value } = who.select;
    run('Person changed', () => (value === VISITOR ? backend.signOut() : backend.signIn(value)));
  });
  const expire = button('Expire the session', () => run('The session has expired', backend.expireSession));
  return {
    node: group('Who', who.node, element('div', { className: 'row' }, expire)),
    refresh: () => void (who.select.value = parts.session.userId() ?? VISITOR),
  };
}

function world({ parts, backend, run }: PanelContext): Section {
  const scenario = choice('Scenario', same([...parts.scenarios.keys()]));
  const start = (): void => run('Begun anew', () => backend.reset({ scenario: scenario.select.value }));
  scenario.select.addEventListener('change', start);
  return {
    node: group('Data', scenario.node, element('div', { className: 'row' }, button('Reset', start))),
    refresh: () => void (scenario.select.value = parts.persistence.world().scenario),
  };
}

function network({ parts, backend, run }: PanelContext): Section {
  const delays = ['0', '200', '800', '2000', '5000'];
  const latency = choice(
    'Delay of each answer',
    delays.map((ms) => [ms, `${ms} ms`]),
  );
  latency.select.addEventListener('change', () =>
    run('Delay set', () => backend.latency(Number(latency.select.value))),
  );
  const endpoint = choice('Endpoint', same(endpointNames));
  const outcome = choice(
    'Fails with',
    same(['500', '503', '401', '403', '404', '409', '413', 'offline', 'timeout', 'malformed', 'html']),
  );
  const forced = element('ul');
  const add = button('Force', () =>
    run('Failure forced', () => backend.fault(endpoint.select.value, outcome.select.value)),
  );
  const clear = button('Clear all', () => run('No forced failures', backend.clearFaults));
  return {
    node: group(
      'Network',
      latency.node,
      endpoint.node,
      outcome.node,
      element('div', { className: 'row' }, add, clear),
      forced,
    ),
    refresh() {
      const ms = String(parts.faults.delay());
      if (!delays.includes(ms)) latency.select.append(element('option', { value: ms }, `${ms} ms`));
      latency.select.value = ms;
      forced.replaceChildren(
        ...[...parts.faults.list()].map(([name, word]) => element('li', {}, `${name} → ${word}`)),
      );
    },
  };
}

const clockText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

function time({ backend, run }: PanelContext): Section {
  const now = element('div', { className: 'row' });
  const move = (label: string, ms: number) =>
    button(label, () => run('Clock moved', () => backend.clock.advance(ms)));
  const row = element(
    'div',
    { className: 'row four' },
    move('−1 day', -DAY),
    move('−1 hour', -HOUR),
    move('+1 hour', HOUR),
    move('+1 day', DAY),
  );
  return {
    node: group('Clock', now, row),
    refresh: () => void (now.textContent = clockText.format(backend.clock.now())),
  };
}

function liveLine({ parts, backend, run }: PanelContext): Section {
  const line = button('', () =>
    parts.live.isUp() ? run('Line dropped', backend.live.drop) : run('Line restored', backend.live.restore),
  );
  const others = button('', () => {
    const on = !parts.simulator.isOn();
    run(on ? 'Other travellers are about' : 'Other travellers are quiet', () => backend.live.simulate(on));
  });
  return {
    node: group('Live', element('div', { className: 'row' }, line, others)),
    refresh() {
      line.textContent = parts.live.isUp() ? 'Drop the line' : 'Restore the line';
      others.textContent = parts.simulator.isOn() ? 'Quiet the others' : 'Let others act';
    },
  };
}

/** What people reached for that the prototype does not have yet (AMB-34). */
function intents(): Section {
  const counts = new Map<string, number>();
  const list = element('ul');
  const none = element('p', {}, 'No button without an action was pressed yet.');
  const refresh = (): void => {
    none.hidden = counts.size > 0;
    list.replaceChildren(...[...counts].map(([what, times]) => element('li', {}, `${what}: ${times}`)));
  };
  globalThis.addEventListener(windowEvents.intent, (event) => {
    const what = event instanceof CustomEvent ? String(event.detail) : '';
    counts.set(what, (counts.get(what) ?? 0) + 1);
    refresh();
  });
  return { node: group('Reached for', none, list), refresh };
}

function share({ backend, run }: PanelContext): Section {
  const copy = button('Copy link to this state', () =>
    run('Link copied', async () => navigator.clipboard.writeText(await backend.link())),
  );
  const row = element('div', { className: 'row' }, copy);
  const book = import.meta.env.VITE_STORYBOOK_URL;
  // Where the build knows of one: every screen in every state, each linking back here.
  if (book)
    row.append(element('a', { href: new URL(book, new URL(BASE, location.origin)).href }, 'Storybook'));
  return { node: group('Share', row), refresh: () => undefined };
}

export const createSections = (context: PanelContext): Section[] => [
  people(context),
  world(context),
  network(context),
  time(context),
  liveLine(context),
  intents(),
  share(context),
];
