/** The highlighter is large and late in the browser, and there at once on the server: see src/delivery/highlighting. */
export {default} from '../../../delivery/highlighting/client/Content';
