import type {HeaderRule} from '../../../config/headers';
import type {Redirect} from '../../../config/redirects';
import {nginxRedirects} from '../redirects/formats';
import {ruleExpression} from './formats';

export interface NginxOptions {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

const caching = 'Cache-Control';
const robots = 'X-Robots-Tag';

/** Headers that not every path has, or has alike: nginx takes their values from a map, and sends none that is empty. */
function valueMap(name: string, variable: string, {rules, baseUrl}: NginxOptions): string {
  const [general, ...others] = rules;
  const lines = others.flatMap((rule) => {
    const value = rule.headers[name];
    return value === undefined ? [] : [`  ~${ruleExpression(rule, baseUrl).source} "${value}";`];
  });
  return `map $uri ${variable} {\n  default "${general?.headers[name] ?? ''}";\n${lines.join('\n')}\n}`;
}

/**
 * The configuration of nginx for the built site, for its `http` context: clean addresses, the not-found page of each
 * language, files compressed ahead, redirects, and the headers of config/headers.ts. All headers stand in one place, because nginx
 * forgets those of the outer level where a location adds one.
 */
export function nginxSite(options: NginxOptions): string {
  const {rules, redirects, baseUrl} = options;
  const headers = Object.entries(rules[0]?.headers ?? {})
    .filter(([name]) => name !== caching)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Made by the build from config/headers.ts, config/redirects.ts and src/delivery/headers/nginx.ts.
# The built site stands in /srv/site${baseUrl}
${valueMap(caching, '$site_caching', options)}

${valueMap(robots, '$site_robots', options)}

types {
  text/markdown md;
}

server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/markdown text/xml text/css application/javascript application/json application/rss+xml;
  gzip_static on;
  brotli_static on;

${headers.join('\n')}
  add_header ${caching} $site_caching always;
  add_header ${robots} $site_robots always;

  error_page 404 ${baseUrl}404.html;

  # What only servers read.
  location ~ /\\. {
    return 404;
  }

  location = ${baseUrl}404.html {
    internal;
  }

  location = ${baseUrl}docs-es/404.html {
    internal;
  }

  # Pages that moved.
${nginxRedirects(redirects, baseUrl)}

  # /page.html, /page/ and /index.html have one address: /page and /.
  location ~ ^(?<folder>.*/)index(?:\\.html)?$ {
    return 301 $folder$is_args$args;
  }

  location ~ ^(?<page>.+)\\.html$ {
    return 301 $page$is_args$args;
  }

  location ~ ^(?<page>${baseUrl}.+)/$ {
    return 301 $page$is_args$args;
  }

  location ${baseUrl}docs-es/ {
    error_page 404 ${baseUrl}docs-es/404.html;
    try_files $uri $uri.html =404;
  }

  location = ${baseUrl} {
    try_files ${baseUrl}index.html =404;
  }

  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}
