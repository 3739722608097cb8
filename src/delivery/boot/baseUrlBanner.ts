import type {LocaleCode} from '../../../config/locales';
import {siteTexts} from '../../bilingual/build/siteTexts';
import {scriptJson} from '../../content/scriptJson';

/** What the banner says: `i18n/<locale>/pages.json`. */
interface BannerTexts {
  bannerFailed: string;
  bannerReason: string;
  bannerSuggestion: string;
}

/**
 * A script in the head of every page: if none of the site's scripts loads, it says so in red and suggests a base URL. No
 * other file may have loaded then, so it is inline, plain JavaScript and short.
 *
 * @param baseUrl - under which the site was built
 * @param locale - language of the page
 */
export function baseUrlBanner(baseUrl: string, locale: LocaleCode): string {
  const {bannerFailed, bannerReason, bannerSuggestion} = siteTexts('pages', locale) as BannerTexts;
  return `addEventListener("DOMContentLoaded",function(){if(!window.docusaurus){
var base=${scriptJson(baseUrl)},route=new URL(document.querySelector("[rel=canonical]").href).pathname.slice(base.length);
var path=location.pathname,suggested=route?path.split(route)[0]:path.replace(/\\/*(index.html)?$/,"/"),banner=document.createElement("pre");
banner.role="alert";banner.style="padding:1em;background:#b4232c;color:#fff;white-space:pre-wrap";
banner.textContent=${scriptJson(`${bannerFailed} ${bannerReason} `)}+base+(suggested===base?"":${scriptJson(`\n${bannerSuggestion} `)}+suggested);
document.body.prepend(banner)}})`;
}
