import { createContext } from 'react';

/** Whether the code of the next screen is loading, while the previous one stays. */
export const ScreenLoading = createContext(false);
