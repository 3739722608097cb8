import type {ClientModule} from '@docusaurus/types';
import {focusPage} from './focusPage';

/** What the browser does at every change of the address. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    focusPage(location, previousLocation);
  },
};

export default clientModule;
