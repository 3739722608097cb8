// Ejected from @docusaurus/theme-classic: the original lays its buttons over the code, and its copy button is silent when
// the browser refuses; ours stand in the header of `Layout`.
import {useDeferredValue, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import {CopyButton} from '../../../components/CopyButton';

export default function CodeBlockButtons(): ReactNode {
  const {metadata} = useCodeBlockContext();
  // A guide has up to sixty blocks: their buttons are added a few at a time, in between what the reader does.
  const isBrowser = useDeferredValue(useIsBrowser());
  return (
    isBrowser && (
      <>
        <WordWrapButton />
        <CopyButton
          text={metadata.code}
          label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
        />
      </>
    )
  );
}
