/** `docusaurus build`, also with `--dev`; not `docusaurus start`. */
export const isBuild = process.argv.includes('build');
