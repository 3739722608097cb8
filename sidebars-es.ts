import {sidebar} from './site/sidebar';

/** The outline of both sets stands in config/outline.ts. */
export default sidebar('es');
