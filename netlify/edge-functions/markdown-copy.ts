import {copyPath} from '../../src/copies/copyPath.ts';

/** The part of Netlify's context that is used: https://docs.netlify.com/build/edge-functions/api/ */
interface EdgeContext {
  /** Answers a request as the host would without this function. */
  next: (request?: Request) => Promise<Response>;
}

/**
 * Answers with the Markdown copy of a page. Netlify runs it where `netlify.toml` says, which is for programs that ask for
 * Markdown: its redirects cannot tell what a program accepts. What has no copy is answered as ever.
 */
export default async function markdownCopy(request: Request, {next}: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = copyPath(url.pathname);
  const copy = await next(new Request(url, request));
  return copy.ok ? copy : next();
}
