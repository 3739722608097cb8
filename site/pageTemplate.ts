import {baseUrlBanner} from '../src/delivery/boot/baseUrlBanner';
import {brand} from '../config/brand';
import {readSiteAddress} from '../src/build/siteAddress';

const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);

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
    <script><% if (it.htmlAttributes.includes('lang="es')) { %>${baseUrlBanner(baseUrl, 'es')}<% } else { %>${baseUrlBanner(baseUrl, 'en')}<% } %></script>
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
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
