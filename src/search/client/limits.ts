/** Longer queries find nothing that shorter ones do not. */
export const queryLimit = 200;

/** How many results the search page shows at first, and how many more with each wish for more. */
export const pageSize = 20;
