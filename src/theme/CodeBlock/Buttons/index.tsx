// Ejected from @docusaurus/theme-classic 3.9.1: the original lays its buttons over the code; ours stand in the header of `Layout`.
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

export default function CodeBlockButtons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <>
          <WordWrapButton />
          <CopyButton />
        </>
      )}
    </BrowserOnly>
  );
}
