/** An assistant in the web that the menu of a page opens. */
export interface Assistant {
  readonly name: string;
  /** Begins a chat with what follows it, percent-encoded, as the question. */
  readonly address: string;
}

export const assistants: readonly Assistant[] = [
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
];

/** Links that add the server for assistants (`packages/docs-mcp`) to an editor: each asks before it does. */
export interface InstallUrls {
  readonly cursorInstallUrl: string;
  readonly vsCodeInstallUrl: string;
}

/** @param slug - of the brand, the scope of the packages */
export function installUrls(slug: string): InstallUrls {
  const name = `${slug}-docs`;
  const start = {command: 'npx', args: ['-y', `@${slug}/docs-mcp`]};
  const config = encodeURIComponent(btoa(JSON.stringify(start)));
  return {
    cursorInstallUrl: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
    vsCodeInstallUrl: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name, ...start}))}`,
  };
}
