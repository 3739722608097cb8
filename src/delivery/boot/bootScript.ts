import {defaultSampleLanguage, sampleLanguages} from '../../reference/samples/languages';
import {colorModeChoices, defaultColorModeChoice, preferenceKeys} from '../../preferences/keys';

const list = (values: readonly string[]): string => JSON.stringify(values);

/**
 * Sets the stored preferences on the page root: `data-preferred-language` and `data-preferred-theme` of ours, and what
 * Docusaurus' own inline scripts set, in whose place this one stands (site/pageTemplate.ts): `data-theme`,
 * `data-theme-choice` and whether the announcement was closed. It keeps Docusaurus' `theme` key in step with ours. Storage
 * that is denied leaves the defaults; the page says so once, when it is up.
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
set('theme',shown);
set('theme-choice',shown);
set('announcement-bar-initially-dismissed',stored('${docusaurusKeys.announcement}')==='true');`;

/**
 * The HTML names the scripts of the page, and the bundler waits for a script that it finds there: for ever, where it has failed
 * before. Without the element it tries again, and says if that fails too.
 */
const removeFailedScripts = `
addEventListener('error',function(event){if(event.target.localName==='script')event.target.remove()},true);`;

/** Names of what Docusaurus keeps in the browser's storage. */
export interface StorageKeys {
  theme: string;
  announcement: string;
}

/** What has to run before the page is painted, or before its other scripts. */
export const bootScript = (keys: StorageKeys): string =>
  `(function(){${preferences(keys)}${removeFailedScripts}\n})();\n`;
