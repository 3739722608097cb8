import {openingPages, sidebar} from './site/sidebar';

/** The outline of all docs sets is in config/outline/. Some second addresses of this set are in Spanish. */
export default {...sidebar('en'), spanishSidebar: openingPages('es')};
