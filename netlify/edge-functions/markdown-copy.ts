import {copyPath} from '../../src/copies/copyPath.ts';
import {markdownFirst} from '../../src/copies/markdownFirst.ts';

/** The part of Netlify's context that is used: https://docs.netlify.com/build/edge-functions/api/ */
interface EdgeContext {
  /** Answers a request as the host would without this function. */
  next: (request?: Request) => Promise<Response>;
}

const wantsMarkdown = new RegExp(markdownFirst, 'i');

/**
 * Answers with the Markdown copy of a page. Netlify runs it where `netlify.toml` says, which is for programs that name
 * `text/markdown`: its redirects cannot tell what a program accepts, and its patterns cannot tell what it names first. What has
 * no copy is answered as ever.
 */
export default async function markdownCopy(request: Request, {next}: EdgeContext): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !wantsMarkdown.test(request.headers.get('Accept') ?? '')) {
    return next();
  }
  const url = new URL(request.url);
  url.pathname = copyPath(url.pathname);
  const copy = await next(new Request(url, request));
  // 304: the program has the copy already.
  return copy.ok || copy.status === 304 ? copy : next();
}
