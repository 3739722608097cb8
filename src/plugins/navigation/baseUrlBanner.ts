/**
 * A script for the head of every page: where none of the site's scripts arrived, it says so in red and suggests a base URL.
 * It runs where nothing else does, so it is plain JavaScript, and it makes its elements without HTML.
 *
 * @param baseUrl - under which the site was built
 */
export function baseUrlBanner(baseUrl: string): string {
  const texts = {
    en: [
      'This site did not load properly.',
      'Often the base URL of its configuration is wrong. It was built for:',
      'Suggested base URL:',
    ],
    es: [
      'Este sitio no se cargó correctamente.',
      'Con frecuencia la URL base de la configuración es incorrecta. El sitio se construyó para:',
      'URL base sugerida:',
    ],
  };
  return `document.addEventListener("DOMContentLoaded",function(){
if(window.docusaurus)return;
var base=${JSON.stringify(baseUrl)},texts=${JSON.stringify(texts)};
var text=texts[document.documentElement.lang]||texts.en,link=document.querySelector("link[rel=canonical]");
var route=link?new URL(link.href).pathname.slice(base.length):"",path=location.pathname.replace(/(index)?\\.html$/,"");
var end=route&&path.slice(-route.length)===route?path.length-route.length:path.length;
var suggested=path.slice(0,end).replace(/\\/*$/,"/"),banner=document.createElement("div");
banner.id="base-url-banner";banner.setAttribute("role","alert");
banner.style.cssText="border:4px solid #b4232c;background:#fff1f1;color:#14202b;margin:20px;padding:16px;font:18px/1.5 sans-serif";
function line(label,value){var p=document.createElement("p"),b=document.createElement("strong");
p.textContent=label+" ";b.textContent=value;p.append(b);banner.append(p)}
line("",text[0]);line(text[1],base);if(suggested!==base)line(text[2],suggested);
document.body.prepend(banner)});`;
}
