/** The light of one hour. `key` and `shade` multiply a colour; `haze` is what distance fades into. */
export type Light = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly moon: boolean;
  readonly stars: boolean;
  readonly key: string;
  readonly shade: string;
  readonly haze: string;
  readonly cloud: string;
  readonly water: readonly [string, string];
  readonly window: string;
};

const day = { moon: false, stars: false } as const;
const dark = { moon: true, stars: true } as const;

/** The palettes, one per hour of the traveller's day. */
export const lights = {
  dawn: {
    ...day,
    sky: ['#6fa9b5', '#f0c8ab', '#fde9c8'],
    sun: '#fff2cd',
    key: '#fff0e0',
    shade: '#c09cae',
    haze: '#f4d2b8',
    cloud: '#fff1de',
    water: ['#f2cfb2', '#6d9ca8'],
    window: '#5f4353',
  },
  pearl: {
    ...day,
    sky: ['#a7a9cc', '#edbfba', '#fce6cf'],
    sun: '#fff1da',
    key: '#fff0ee',
    shade: '#b49cba',
    haze: '#eecbc6',
    cloud: '#fff0e8',
    water: ['#edc6bd', '#8a8fb6'],
    window: '#584869',
  },
  morning: {
    ...day,
    sky: ['#6dbcc6', '#c4e4da', '#faf0d4'],
    sun: '#fff7da',
    key: '#fffbee',
    shade: '#a3b3c4',
    haze: '#d6e9df',
    cloud: '#fffdf2',
    water: ['#a6d9d2', '#2f8d98'],
    window: '#3b5563',
  },
  noon: {
    ...day,
    sky: ['#2f95bd', '#84cbd6', '#dbf0e2'],
    sun: '#fffbe2',
    key: '#ffffff',
    shade: '#9aaecb',
    haze: '#c2e3e2',
    cloud: '#ffffff',
    water: ['#6fcbcd', '#127f9c'],
    window: '#33506a',
  },
  spring: {
    ...day,
    sky: ['#7fb3d4', '#bfe0dd', '#f8f3d3'],
    sun: '#fff9dc',
    key: '#fffdf0',
    shade: '#a2b0ba',
    haze: '#d5e6d8',
    cloud: '#fffef6',
    water: ['#b3dcd6', '#3d8a96'],
    window: '#41545c',
  },
  golden: {
    ...day,
    sky: ['#e88d45', '#f6bb68', '#fee6ac'],
    sun: '#fff5c8',
    key: '#ffe3b8',
    shade: '#b0706a',
    haze: '#f8cb8c',
    cloud: '#feebbd',
    water: ['#f8cb85', '#b9663f'],
    window: '#642b29',
  },
  amber: {
    ...day,
    sky: ['#4f949c', '#e4c98e', '#ffe6a6'],
    sun: '#fff4c4',
    key: '#ffebc4',
    shade: '#a8827a',
    haze: '#eed29d',
    cloud: '#fdf0c9',
    water: ['#f2d59c', '#4a878c'],
    window: '#553330',
  },
  ember: {
    ...day,
    sky: ['#d3654f', '#f09f78', '#fddcab'],
    sun: '#fff0c2',
    key: '#ffdcc4',
    shade: '#9f6a7a',
    haze: '#f4bd98',
    cloud: '#fddcb8',
    water: ['#f4b892', '#9d5652'],
    window: '#5c2a38',
  },
  dusk: {
    ...day,
    sky: ['#1f3f63', '#8d6884', '#f7b184'],
    sun: '#ffe0a8',
    key: '#b9a2b4',
    shade: '#5f608c',
    haze: '#a9788a',
    cloud: '#d3968f',
    water: ['#e0a18e', '#2c4a6c'],
    window: '#ffd27c',
  },
  violet: {
    ...day,
    sky: ['#3c3a72', '#a2688c', '#fbb98a'],
    sun: '#ffe3ae',
    key: '#c8a3b4',
    shade: '#64568c',
    haze: '#b77d94',
    cloud: '#da9595',
    water: ['#e7a394', '#46407c'],
    window: '#ffd684',
  },
  night: {
    ...dark,
    sky: ['#0b1838', '#1b3866', '#44709a'],
    sun: '#fdf2cc',
    key: '#7083b4',
    shade: '#384a80',
    haze: '#2d5480',
    cloud: '#34588a',
    water: ['#31598a', '#0f2450'],
    window: '#ffd277',
  },
  moonrise: {
    ...dark,
    sky: ['#0a2732', '#1a5260', '#6ea092'],
    sun: '#fff0c4',
    key: '#7da0a0',
    shade: '#3d666e',
    haze: '#2c6570',
    cloud: '#3c7078',
    water: ['#4a8886', '#0c3340'],
    window: '#ffd584',
  },
  monsoon: {
    ...day,
    sky: ['#688d8d', '#a8c1b6', '#e1e7d5'],
    sun: '#fbf9e8',
    key: '#d9e4d8',
    shade: '#839aa0',
    haze: '#bdd1c5',
    cloud: '#edf1e4',
    water: ['#b7cec4', '#4c807e'],
    window: '#2a4746',
  },
  aurora: {
    ...dark,
    sky: ['#06142a', '#0e3049', '#236670'],
    sun: '#eefbe8',
    key: '#7c9cb4',
    shade: '#3d5c86',
    haze: '#235968',
    cloud: '#23556a',
    water: ['#2d7078', '#0a2339'],
    window: '#ffd277',
  },
} as const satisfies Record<string, Light>;

export type Hour = keyof typeof lights;
