import type { Preview } from '@storybook/react-vite';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';

/** Titles are kept short, so that the whole toolbar fits a window of 1280 px; each button shows its chosen one. */
const storyDefault = (what: string) => ({ value: '', title: `Default ${what}` });

/** Sizes of phones, a tablet and a desktop, in px. */
const widths = { 320: 640, 360: 800, 390: 844, 430: 932, 768: 1024, 1280: 800 };
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([width, height]) => [
    `w${width}`,
    { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** The toolbars of every story, in addition to theme and viewport. */
export const globalTypes = {
  person: {
    description: 'The person who is signed in',
    toolbar: {
      title: 'Person',
      icon: 'user',
      dynamicTitle: true,
      items: [
        storyDefault('person'),
        { value: 'traveller_001', title: 'Traveler, level 4' },
        { value: 'traveller_002', title: 'Veteran' },
        { value: 'traveller_003', title: 'Newcomer' },
        { value: 'guest_user_001', title: 'Guest' },
        { value: 'visitor', title: 'Visitor' },
      ],
    },
  },
  scenario: {
    description: 'The data that the app starts with',
    toolbar: {
      title: 'Scenario',
      icon: 'database',
      dynamicTitle: true,
      items: [
        storyDefault('scenario'),
        ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  textSize: {
    description: 'The text size set in the browser',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '100pct', title: '100 %' },
        { value: '150pct', title: '150 %' },
        { value: '200pct', title: '200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion: as set on this device, or reduced',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Default motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  direction: {
    description: 'Text direction: left to right (LTR) or right to left (RTL). The texts stay in English.',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'LTR' },
        { value: 'rtl', title: 'RTL' },
      ],
    },
  },
  colors: {
    description: 'Colors: the design’s own, or forced as in high contrast mode',
    toolbar: {
      title: 'Colors',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Default colors' },
        { value: 'forced', title: 'Forced colors' },
      ],
    },
  },
  /** Has a switch of its own in the toolbar, see manager.tsx. */
  redlines: { description: 'Redlines: sizes, spacing, tokens and contrast of what you press' },
} satisfies Preview['globalTypes'];
export const initialGlobals = {
  person: '',
  scenario: '',
  // A bare number in the URL would no longer be the value of an item.
  textSize: '100pct',
  motion: 'system',
  direction: 'ltr',
  colors: 'own',
  redlines: 'off',
};

/** Settings of readers' devices: each is also tested on every screen. */
export const readerSettings = {
  'text at 200 %': { ...initialGlobals, textSize: '200pct' },
  'right to left': { ...initialGlobals, direction: 'rtl' },
  'reduced motion': { ...initialGlobals, motion: 'reduced' },
  'forced colors': { ...initialGlobals, colors: 'forced' },
};
