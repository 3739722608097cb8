interface Post {
  readonly title: string;
  readonly permalink: string;
}

/** The posts beside one in a list, as the theme names them. */
export interface Neighbours {
  /** The newer one. */
  prevItem?: Post | undefined;
  /** The older one. */
  nextItem?: Post | undefined;
}

/**
 * The newer and the older post in the language of a post.
 *
 * @param posts - of all languages, the newest first
 * @param permalink - of the post
 * @param localeOf - the language of the post at a path
 * @returns nothing for the first and for the last
 */
export function neighbours(
  posts: readonly Post[],
  permalink: string,
  localeOf: (permalink: string) => string,
): Neighbours {
  const own = posts.filter((post) => localeOf(post.permalink) === localeOf(permalink));
  const index = own.findIndex((post) => post.permalink === permalink);
  const at = (place: number): Post | undefined => {
    const post = own[place];
    return index === -1 || post === undefined ? undefined : {title: post.title, permalink: post.permalink};
  };
  return {prevItem: at(index - 1), nextItem: at(index + 1)};
}
