/** An assistant in the web that the menu of a page opens. */
export interface Assistant {
  readonly name: string;
  /** Begins a chat with what follows it, percent-encoded, as the question. */
  readonly address: string;
}

const assistants: readonly Assistant[] = [
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
];

/**
 * The assistants in the menu of a page.
 *
 * @param env - `ASSISTANT_LINKS` is `on`, which is the default, or `off`
 * @throws if it is anything else
 */
export function readAssistants(env: NodeJS.ProcessEnv): readonly Assistant[] {
  const value = env.ASSISTANT_LINKS?.trim() ?? '';
  if (!['', 'on', 'off'].includes(value)) {
    throw new Error(`ASSISTANT_LINKS is "${value}". Write "on" or "off".`);
  }
  return value === 'off' ? [] : assistants;
}

/** Links that add the server for assistants (`packages/docs-mcp`) to an editor: each asks before it does. */
export interface InstallUrls {
  readonly cursorInstallUrl: string;
  readonly vsCodeInstallUrl: string;
}

/** @param slug - of the brand, with which the names of server and package begin */
export function installUrls(slug: string): InstallUrls {
  const name = `${slug}-docs`;
  const start = {command: 'npx', args: ['-y', `${slug}-docs-mcp`]};
  const config = encodeURIComponent(btoa(JSON.stringify(start)));
  return {
    cursorInstallUrl: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
    vsCodeInstallUrl: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name, ...start}))}`,
  };
}
