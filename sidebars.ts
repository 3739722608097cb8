import {sidebar} from './site/sidebar';

/** The outline of all docs sets is in config/outline/. */
export default sidebar('en');
