/**
 * Docusaurus' template of a page with one change: the style sheets come first, because nothing is painted before they are there,
 * and fonts and data that are fetched ahead would share a slow connection with them.
 * https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <%~ it.stylesheets.map((file) => '<link rel="stylesheet" href="' + it.baseUrl + file + '" />').join('') %>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags %>
    <%~ it.scripts.map((file) => '<script src="' + it.baseUrl + file + '" defer></script>').join('') %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
