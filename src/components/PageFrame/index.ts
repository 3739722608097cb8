import {createContext} from 'react';

/** Whether navbar and footer are around an element: what stands in for a page that failed brings them where they are not. */
export const PageFrame = createContext(false);
