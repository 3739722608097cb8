/** A hash that can be decoded: where it cannot, its percent signs are letters. */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

function mendAddress(): void {
  const {hash} = window.location;
  const readable = readableHash(hash);
  if (readable !== hash) {
    window.history.replaceState(window.history.state, '', readable);
  }
}

/**
 * Fixes an address such as `/page#%`, by which Docusaurus and the reference look for an element: both decode it, and a fault
 * there would replace the page. It is called before the router reads an address, and listens before the router does.
 */
export function mendAddresses(): void {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
