/** The house as .storybook/house.ts reads it. */
declare module 'virtual:house' {
  import type { HouseFile, HouseText } from '../../../.storybook/sourceIndex.ts';

  const house: { files: HouseFile[]; texts: HouseText[] };
  export default house;
}
