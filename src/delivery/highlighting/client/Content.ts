/** The code of a code block. In the built site `LateContent` takes its place in the browser: see src/delivery/highlighting. */
export {default} from '@theme-original/CodeBlock/Content';
