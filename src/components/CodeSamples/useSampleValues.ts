import {useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePageLocale} from '../../bilingual/usePageLocale';
import type {Operation} from '../../reference/contract/types';
import type * as Loaded from '../SampleValues';

export interface SampleValuesState {
  state: 'closed' | 'open' | 'failed';
  /** Opens and closes the form; loads it first. */
  toggle: () => void;
  /** Undefined until it is loaded. */
  loaded: {Form: typeof Loaded.SampleValues; operation: Operation} | undefined;
}

/** The form for the values of a request, and the operation, which are loaded when the form is first opened. */
export function useSampleValues(id: string): SampleValuesState {
  const locale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const [loaded, setLoaded] = useState<SampleValuesState['loaded']>();
  const [state, setState] = useState<SampleValuesState['state']>('closed');

  async function load(): Promise<void> {
    const {SampleValues, loadOperation} = await import('../SampleValues');
    const operation = await loadOperation(withBaseUrl(`/openapi/${locale}/${id}.json`), id);
    setLoaded({Form: SampleValues, operation});
    setState('open');
  }

  function toggle(): void {
    setState(loaded === undefined || state === 'open' ? 'closed' : 'open');
    if (loaded === undefined) {
      load().catch((error: unknown) => {
        console.warn('The form for values could not be loaded.', error);
        setState('failed');
      });
    }
  }

  return {state, toggle, loaded};
}
