import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../control/dom.ts';
import type { MockBackend } from '../control/mockBackend.ts';
import type { Backend } from '../createBackend.ts';
import { Desk } from './Desk.tsx';
import { watchMessages } from './inspect/messages.ts';
import { persistPointRules } from './ledger/persistPointRules.ts';
import { createDeskStore } from './deskStore.ts';
import { styles } from './styles.ts';
import { recordTriedActions } from './tried/recordTriedActions.ts';

/** Mounts the demo desk: a separate React app, placed before the product in the document. */
export function mountDesk(mockBackend: MockBackend, backend: Backend): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  adoptStyles(document, styles);
  persistPointRules(backend);
  recordTriedActions(backend);
  watchMessages(backend);
  createRoot(host).render(
    <Desk mockBackend={mockBackend} backend={backend} store={createDeskStore(backend)} />,
  );
}
