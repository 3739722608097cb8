// Ejected from @docusaurus/theme-classic 3.9.1: the original puts an emoji before each title, which not every system can
// draw, and cuts titles and descriptions off after one line.
import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {Card} from '../../components/Card';

export default function DocCard({item}: {item: PropSidebarItemCategory | PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  return href === undefined ? null : (
    <Card title={item.label} text={item.description ?? doc?.description} href={href} />
  );
}
