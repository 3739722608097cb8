import {defaultSampleLanguage, sampleLanguages} from '../../samples/languages';
import {colorModeChoices, defaultColorModeChoice, preferenceKeys} from '../../preferences/keys';

const list = (values: readonly string[]): string => JSON.stringify(values);

/**
 * Sets `data-preferred-language` and `data-preferred-theme` on the page root, and keeps Docusaurus' own `theme` key in
 * step, which its script reads next. Storage that is denied leaves the defaults; the page says so once, when it is up.
 */
export const bootScript = `(function(){
var root=document.documentElement,store;
try{store=window.localStorage}catch(e){}
function read(key,allowed,fallback){
  var value=null;
  try{value=store.getItem(key)}catch(e){}
  return allowed.indexOf(value)<0?fallback:value;
}
var language=read('${preferenceKeys.sampleLanguage}',${list(sampleLanguages.map(({id}) => id))},'${defaultSampleLanguage}');
var theme=read('${preferenceKeys.colorMode}',${list(colorModeChoices)},null);
root.setAttribute('data-preferred-language',language);
root.setAttribute('data-preferred-theme',theme||read('theme',['light','dark'],'${defaultColorModeChoice}'));
if(theme){try{store.setItem('theme',theme==='dark'?'dark':'light')}catch(e){}}
})();`;
