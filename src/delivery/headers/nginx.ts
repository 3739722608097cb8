import type {HeaderRule} from '../../../config/headers';
import {otherLocales} from '../../../config/locales';
import {markdownFirst} from '../../copies/markdownFirst';
import {homeRoute} from '../../content/routeIn';
import {nginxRedirects} from '../redirects/formats';
import type {Redirect} from '../redirects/readRedirects';
import {untidyPaths} from '../redirects/tidyAddresses';
import {ruleExpression} from './formats';

export interface NginxOptions {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** The variable that holds a header's value for the path asked for: `Cache-Control` → `$site_cache_control`. */
const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Names of the headers that not every path has, or has alike. */
function varyingHeaders([, ...others]: readonly HeaderRule[]): ReadonlySet<string> {
  return new Set(others.flatMap(({headers}) => Object.keys(headers)).filter((name) => name !== typeHeader));
}

/** nginx writes this header itself, by the type of a location. */
const typeHeader = 'Content-Type';

/** A value in quotes, as nginx reads it. */
const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** nginx takes the value of such a header from a map, whose first match counts, and sends none that is empty. */
function valueMap(name: string, {rules, baseUrl}: NginxOptions): string {
  const [general, ...others] = rules;
  const lines = [...others].reverse().flatMap((rule) => {
    const value = rule.headers[name];
    return value === undefined ? [] : [`  ~${ruleExpression(rule, baseUrl).source} ${quoted(value)};`];
  });
  return `map $uri ${variableOf(name)} {\n  default ${quoted(general?.headers[name] ?? '')};\n${lines.join('\n')}\n}`;
}

/** Each language beside the default one has a not-found page of its own. */
function notFoundPages(baseUrl: string): string {
  return otherLocales
    .map((locale) => `${baseUrl}${homeRoute(locale).slice(1)}`)
    .map(
      (home) => `  location = ${home}/404.html {
    internal;
  }

  location ${home}/ {
    error_page 404 ${home}/404.html;
    try_files $uri$site_copy $uri $uri.html =404;
  }
`,
    )
    .join('\n');
}

/** Locations of paths that are no addresses of their own. */
function tidyLocations(baseUrl: string): string {
  return untidyPaths(baseUrl)
    .map(({pattern, group}) => `  location ~ ${pattern} {\n    return 301 $${group}$is_args$args;\n  }`)
    .join('\n\n');
}

/** Files whose type does not follow from an ending. */
function typedFiles({rules, baseUrl}: NginxOptions): string {
  return rules
    .flatMap(({path, headers}) => {
      const type = headers[typeHeader];
      return type === undefined ? [] : [`  location = ${baseUrl}${path} {\n    default_type ${quoted(type)};\n  }\n`];
    })
    .join('\n');
}

/**
 * The configuration of nginx for the built site, for its `http` context: clean addresses, the not-found page of each
 * language, Markdown copies, files compressed ahead, redirects, and the headers of config/headers.ts. All headers are in one
 * place, because nginx drops those of the outer level where a location adds one.
 */
export function nginxSite(options: NginxOptions): string {
  const {rules, redirects, baseUrl} = options;
  const varying = varyingHeaders(rules);
  const headers = [...new Set([...Object.keys(rules[0]?.headers ?? {}), ...varying])].map((name) => {
    const value = varying.has(name) ? variableOf(name) : quoted(rules[0]?.headers[name] ?? '');
    return `  add_header ${name} ${value} always;`;
  });
  return `# Made by the build from config/headers.ts, config/redirects.yaml and src/delivery/headers/nginx.ts.
# The built site stands in /srv/site${baseUrl}
${[...varying].map((name) => valueMap(name, options)).join('\n\n')}

# What is tried before a page: its Markdown copy, for a program that asks for it.
map $http_accept $site_copy {
  default "";
  "~*${markdownFirst}" ".md";
}

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
  gzip_vary on;

${headers.join('\n')}

  error_page 404 ${baseUrl}404.html;

  # What only servers read.
  location ~ /\\.(?!well-known/) {
    return 404;
  }

${typedFiles(options)}
  location = ${baseUrl}404.html {
    internal;
  }

  # Pages that moved.
${nginxRedirects(redirects, baseUrl)}

  # /page.html, /page/ and /index.html have one address: /page and /.
${tidyLocations(baseUrl)}

${notFoundPages(baseUrl)}
  location = ${baseUrl} {
    try_files ${baseUrl}index$site_copy ${baseUrl}index.html =404;
  }

  location / {
    try_files $uri$site_copy $uri $uri.html =404;
  }
}
`;
}
