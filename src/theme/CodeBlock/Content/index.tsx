/** The highlighter is large: the browser loads it late, the server has it at once. See src/delivery/highlighting. */
export {default} from '../../../delivery/highlighting/client/Content';
