/** A small picture as a data URL, so that stories do not depend on the mock backend's pictures. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'><rect width='300' height='200' fill='#7fb7be'/><circle cx='228' cy='52' r='20' fill='#f4e3b0'/><path d='M0 200 92 62l58 88 62-72 88 122z' fill='#3e6a6b'/><path d='M0 200h300v-24q-80-22-150-4T0 168z' fill='#c9a66b'/></svg>",
)}`;
