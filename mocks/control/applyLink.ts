import type { Clock } from '../../src/shared/clock.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import type { Backend } from '../createBackend.ts';
import { signInAs } from '../http/session.ts';
import type { RequestedDataset } from '../persistence/datasetInfo.ts';
import { scenariosByName } from '../scenarios/scenarios.ts';
import { startTime, startSession, initialFaultsAsLink } from './actions.ts';
import type { LinkState, ParsedLink } from './links.ts';

/** The dataset that a link requests. Without a scenario it applies only if no dataset is stored. */
export function requestedDataset(clock: Clock, { state }: ParsedLink): RequestedDataset {
  const { scenario, now, ids } = state;
  const isTimed = now !== undefined || state.clock === 'frozen';
  const time = { ids, ...(isTimed ? startTime(clock, state) : {}) };
  return scenario === undefined ? time : { ...time, scenario };
}

/** The settings that a link requests, including those of its scenario. */
export const settingsOf = ({ state }: ParsedLink): LinkState => ({
  ...initialFaultsAsLink(scenariosByName.get(state.scenario ?? '')?.initialFaults),
  ...state,
});

/** Applies a link's id and clock options, even to an existing dataset. */
export function applyWorldOptions(
  { persistence, clock }: Pick<Backend, 'persistence' | 'clock'>,
  { state }: ParsedLink,
  { epoch }: RequestedDataset,
): void {
  if (state.ids) persistence.setIds(state.ids);
  const isNew = epoch === persistence.info().epoch;
  if (epoch !== undefined && state.clock === 'frozen' && state.now === undefined && isNew) clock.set(epoch);
}

/** Signs in the user named by a link or its scenario, and starts the scenario's session. */
export function signInStartUser(backend: Backend, { state }: ParsedLink): void {
  const scenario = state.scenario === undefined ? undefined : scenariosByName.get(state.scenario);
  const as = state.as ?? scenario?.as;
  if (as !== undefined) signInAs(backend, as);
  if (scenario) startSession(backend, scenario);
  const userId = backend.session.userId();
  if (userId !== null && !backend.db.user.get(userId)) backend.session.signIn(GUEST_ID);
}
