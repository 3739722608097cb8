/** The most letters of a query; the rest is cut off. */
export const queryLimit = 200;

/** How many results the search page shows at first, and how many each click on "more" adds. */
export const pageSize = 20;
