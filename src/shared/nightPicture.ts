/** The night view of a drawn place; the picture itself if it has none. */
export const nightPicture = (picture: string): string =>
  picture.replace(/(\bscenery\/[\w-]+-[0-3])\.svg$/, '$1-night.svg');
