/** Exit code of a build that has said in the site's own words what is wrong. */
export const faultsExitCode = 3;
