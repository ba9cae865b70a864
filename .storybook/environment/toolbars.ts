import type { Preview } from '@storybook/react-vite';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';

/** Kept short, so that the whole toolbar fits a window of 1280 px. */
const storyDefault = (title: string) => ({ value: '', title });

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
    description: 'Who is looking',
    toolbar: {
      title: 'Person',
      icon: 'user',
      dynamicTitle: true,
      items: [
        storyDefault('Person'),
        { value: 'traveller_001', title: 'Traveler, level 4' },
        { value: 'traveller_002', title: 'Veteran' },
        { value: 'traveller_003', title: 'Newcomer' },
        { value: 'guest_user_001', title: 'Guest' },
        { value: 'visitor', title: 'Visitor' },
      ],
    },
  },
  scenario: {
    description: 'State of the whole database',
    toolbar: {
      title: 'Scenario',
      icon: 'database',
      dynamicTitle: true,
      items: [
        storyDefault('Scenario'),
        ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  textSize: {
    description: "The reader's own text size",
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 %' },
        { value: '150', title: '150 %' },
        { value: '200', title: '200 %' },
      ],
    },
  },
  motion: {
    description: 'Movement',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion' },
        { value: 'reduced', title: 'Less motion' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing: left to right or right to left',
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
    description: 'Colors: own ones, or forced as in high contrast mode',
    toolbar: {
      title: 'Colors',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Colors' },
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
  textSize: '100',
  motion: 'system',
  direction: 'ltr',
  colors: 'own',
  redlines: 'off',
};

/** Settings of readers' devices: each is also tested on every screen. */
export const readerSettings = {
  'text at 200 %': { ...initialGlobals, textSize: '200' },
  'right to left': { ...initialGlobals, direction: 'rtl' },
  'reduced motion': { ...initialGlobals, motion: 'reduced' },
  'forced colors': { ...initialGlobals, colors: 'forced' },
};
