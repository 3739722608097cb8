import {baseUrlBanner} from '../src/delivery/boot/baseUrlBanner';
import {brand} from '../config/brand';
import {localeCodes, locales} from '../config/locales';
import {readSiteAddress} from '../src/build/siteAddress';

const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);

const banners = Object.fromEntries(
  localeCodes.map((locale) => [locales[locale].htmlLang, baseUrlBanner(baseUrl, locale)]),
);

/** What each inline script of the theme is known by; the file of `src/delivery/boot` does their work. */
const replacedScripts = ['data-theme', 'docusaurus-data-', 'docusaurus.announcement'];

/**
 * The frame of every built page, as an Eta template: https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate. It leaves
 * out of Docusaurus' own what no page needs: its name and version, and before the body a drawing for links to other sites,
 * which the theme's icon would refer to, and inline scripts, whose work `src/delivery/boot` does in a file that browsers keep. The
 * blog's plugin names its English feeds on every page; `LanguageMetadata` names the one in the language of the page.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <%~ it.metaAttributes.join('') %>
    <script><%~ (${JSON.stringify(banners)})[/lang=.([\\w-]+)/.exec(it.htmlAttributes)?.[1]] %></script>
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
    <%~ it.postBodyTags %>
  </body>
</html>
`;
