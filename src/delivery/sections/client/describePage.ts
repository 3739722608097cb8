/** Makes the routes of a page known, by its path, before its code is loaded; it may be the page that the server sent. */
export type DescribePage = (path: string, isInitial: boolean) => Promise<void>;

/**
 * While writing, and in builds for development, all routes are known; in the built site `describePageBySection` takes the
 * place of this: see `src/delivery/sections`.
 */
const describePage: DescribePage = () => Promise.resolve();

export default describePage;
