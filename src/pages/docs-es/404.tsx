export {default} from '@theme/NotFound';
