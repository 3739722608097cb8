import {baseUrlBanner} from '../src/delivery/boot/baseUrlBanner';
import {brand} from '../config/brand';
import {localeCodes, locales} from '../config/locales';
import {readSiteAddress} from '../src/build/siteAddress';
import {scriptJson} from '../src/content/scriptJson';

const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);

const banners = Object.fromEntries(
  localeCodes.map((locale) => [locales[locale].htmlLang, baseUrlBanner(baseUrl, locale)]),
);

/** A word by which each inline script of the theme is found; the script of `src/delivery/boot` replaces them. */
const replacedScripts = ['data-theme', 'docusaurus-data-', 'docusaurus.announcement'];

/** What a block of structured data holds: a text in it may be anything, the end of its script, too. */
const structuredData = /(?<=<script [^>]*ld\+json[^>]*>)(?:"(?:[^"\\]|\\.)*"|[^"<])+/g;

/**
 * The HTML around every built page, as an Eta template: https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate. It
 * leaves out some of Docusaurus' own: its name and version, the drawing of the icon for external links, the inline scripts
 * (a file that browsers keep replaces them: `src/delivery/boot`) and the links to the English feeds on every page
 * (`LanguageMetadata` links to those in the page's language).
 *
 * A page is first painted when all of its HTML is there, where the browser knows `expect`
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect): a page that is painted while it arrives moves under
 * the reader, because answers, columns and tables are as wide and as high as what is in them. It costs next to nothing: the
 * largest page has 25 kB, and the style sheets, which the first paint waits for, come later than that.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <link rel="expect" href="#page-end" blocking="render">
    <%~ it.metaAttributes.join('').replace(${String(structuredData)}, (json) => json.replaceAll('<', '\\\\u003c')) %>
    <script><%~ (${scriptJson(banners)})[/lang=.([\\w-]+)/.exec(it.htmlAttributes)?.[1]] %></script>
    <%~ it.headTags.replace(/<link rel="alternate"[^>]*>/g, '') %>
    <link rel="apple-touch-icon" href="<%= it.baseUrl %>img/apple-touch-icon.png">
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }) %>
    <% it.scripts.forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }) %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% const dropped = it.preBodyTags
      .replace(/<svg[^]*?<\\/svg>/g, '')
      .replace(/<script>[^]*?<\\/script>/g, (tag) => (${JSON.stringify(replacedScripts)}.some((part) => tag.includes(part)) ? '' : tag))
      .trim();
    if (dropped !== '') {
      throw new Error('site/pageTemplate.ts would drop what a plugin puts before the body: ' + dropped + ' Add it to the template.');
    } %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <div id="page-end" hidden></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
