/**
 * Stands in for `@docusaurus/utils-common` in the browser, whose index needs all of tslib, 4 kB, to pass one function on.
 * A name that is missing here stops the build.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {addPrefix, addSuffix, removePrefix, removeSuffix} from '@docusaurus/utils-common/lib/stringUtils';
export const blogPostContainerID = '__blog-post-container';
