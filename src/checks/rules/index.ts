export {default} from '../plugin';
