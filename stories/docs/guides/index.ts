import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import type { Guides } from './guide.ts';
import { layout } from './layout.ts';

/** Guides to the general parts and the cards, by the name of the part. */
export const guides: Guides = { ...actions, ...fields, ...layout, ...display, ...cards };
