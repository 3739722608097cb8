import {announcement, announcementEnd} from '../../../config/announcement';
import {defaultSampleLanguage, sampleLanguages} from '../../reference/samples/languages';
import {colorModeChoices, defaultColorModeChoice, preferenceKeys} from '../../preferences/keys';

const list = (values: readonly string[]): string => JSON.stringify(values);

/**
 * Sets the stored preferences on the page root: our `data-preferred-language`, `data-preferred-theme`, `data-columns` and
 * `data-fields`, and what the
 * inline scripts of Docusaurus would set, which this one replaces (site/pageTemplate.ts): `data-theme`,
 * `data-theme-choice` and whether the announcement was closed, or has ended. It keeps Docusaurus' `theme` key in step with ours. Where
 * storage is denied, the defaults stay.
 */
const preferences = (docusaurusKeys: StorageKeys): string => `
var root=document.documentElement,store;
try{store=window.localStorage}catch(e){}
function stored(key){try{return store.getItem(key)}catch(e){return null}}
function known(value,allowed,fallback){return allowed.indexOf(value)<0?fallback:value}
function set(name,value){root.setAttribute('data-'+name,value)}
var modes=['light','dark'],preferred=known(stored('${preferenceKeys.colorMode}'),${list(colorModeChoices)},null);
var mode=preferred?known(preferred,modes,'${defaultColorModeChoice}'):known(stored('${docusaurusKeys.theme}'),modes,'${defaultColorModeChoice}');
if(preferred){try{store.setItem('${docusaurusKeys.theme}',mode)}catch(e){}}
var shown=known(new URLSearchParams(location.search).get('docusaurus-theme'),modes,mode);
set('preferred-language',known(stored('${preferenceKeys.sampleLanguage}'),${list(sampleLanguages.map(({id}) => id))},'${defaultSampleLanguage}'));
set('preferred-theme',preferred||mode);
set('columns',stored('${preferenceKeys.columns}'));
set('fields',stored('${preferenceKeys.fields}'));
set('theme',shown);
set('theme-choice',shown);
set('announcement-bar-initially-dismissed',stored('${docusaurusKeys.announcement}')==='true'${announcement === undefined ? '' : `||Date.now()>${announcementEnd(announcement)}`});`;

/**
 * The bundler waits for a script whose element it finds in the HTML, and never stops if that script has already failed.
 * Without the element it loads the script again, and reports a second failure.
 */
const removeFailedScripts = `
addEventListener('error',function(event){if(event.target.localName==='script')event.target.remove()},true);`;

/**
 * Scrolls the sidebar before it is painted, so that the page being read is in its middle. Without scripts the style sheet
 * (src/css/sidebar.css) brings it into view where the browser knows `scroll-initial-target`.
 */
const showCurrentPage = `
(function show(){var link=document.querySelector('.theme-doc-sidebar-menu [aria-current]');
if(link){var menu=link.closest('nav');menu.scrollTop+=link.getBoundingClientRect().top-menu.getBoundingClientRect().top-menu.clientHeight/2}
else if(document.readyState==='loading')requestAnimationFrame(show)})();`;

/** Names of what Docusaurus keeps in the browser's storage. */
export interface StorageKeys {
  theme: string;
  announcement: string;
}

/** What has to run before the page is painted, or before its other scripts. */
export const bootScript = (keys: StorageKeys): string =>
  `(function(){${preferences(keys)}${removeFailedScripts}${showCurrentPage}\n})();\n`;
