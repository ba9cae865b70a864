import { appStorage } from '../../../src/shared/appStorage.ts';
import { BASE } from '../../../src/routes.ts';
import { openerOf } from '../../control/dialogOpeners.ts';
import type { ControlName, PagePart } from '../Moment.ts';
import { describeControl, filledFields, appRoot } from './controls.ts';
import { secondPhone } from './secondPhone.ts';

const DRAFTS = `${appStorage.prefix(BASE)}${appStorage.draft}/`;

function storedDrafts(): Record<string, string> {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DRAFTS));
    return Object.fromEntries(
      names.map((name) => [name.slice(DRAFTS.length), localStorage.getItem(name) ?? '']),
    );
  } catch {
    return {};
  }
}

/** The controls that opened the currently open panels and dialogs, outermost first. */
function openControls(): ControlName[] {
  const panels = [...appRoot().querySelectorAll('[aria-expanded="true"]')];
  const dialogs = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => openerOf(dialog) ?? []);
  return [...panels, ...dialogs].map(describeControl);
}

/** The page's current state in the form a moment stores. */
export function readPage(): PagePart {
  const { pathname, search } = location;
  const { scrollTop, scrollHeight } = document.scrollingElement ?? document.documentElement;
  const open = openControls();
  const drafts = storedDrafts();
  const fields = filledFields();
  const second = secondPhone.get();
  return {
    theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
    route: `/${pathname.slice(BASE.length)}${search}`,
    ...(scrollTop > 0 ? { scroll: { top: Math.round(scrollTop), height: scrollHeight } } : {}),
    ...(open.length > 0 ? { open } : {}),
    ...(Object.keys(drafts).length > 0 ? { drafts } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(second ? { secondPhone: second.userId } : {}),
  };
}
