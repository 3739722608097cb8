import type {PrismLib} from 'prism-react-renderer';
import original from '@theme-original/prism-include-languages';

const includeOriginal = original as (prism: PrismLib) => void;

/** Prism colours options of one word only: `--get`, but not `--max-time`. */
export default function prismIncludeLanguages(prism: PrismLib): void {
  includeOriginal(prism);
  // `sh` and `shell` are this object, too.
  Object.assign(prism.languages.bash ?? {}, {
    parameter: {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/i, alias: 'variable', lookbehind: true},
  });
}
