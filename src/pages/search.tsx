export {SearchPage as default} from '../components/SearchPage';
