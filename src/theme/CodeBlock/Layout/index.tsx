// Ejected from @docusaurus/theme-classic: the original lays its buttons over the code. Here they stand in a header, which
// says the title or the language.
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';

function lineCount(code: string): CSSProperties {
  return {'--lines': code.split('\n').length} as CSSProperties;
}

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className="code-header">
        <span className={clsx('code-language', metadata.title !== undefined && 'code-title')}>
          {metadata.title === undefined ? metadata.language : <Title>{metadata.title}</Title>}
        </span>
        <Buttons />
      </div>
      <div className={clsx('code-body', wordWrap.isEnabled && 'wrapped')} style={lineCount(metadata.code)}>
        <Content />
      </div>
    </Container>
  );
}
