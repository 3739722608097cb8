/** The highlighter is large and late in the browser, and there at once on the server: see src/plugins/highlighting. */
export {default} from '../../../highlighting/Content';
