import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {locales, type LocaleCode} from '../../../config/locales';
import styles from './styles.module.css';

/** What a list has in another language than that of its page, below the name of that language. */
export function InLanguage({locale, children}: {locale: LocaleCode; children: ReactNode}): ReactNode {
  const {htmlLang, label} = locales[locale];
  return (
    <section className={styles.other} lang={htmlLang}>
      <Heading as="h2">{label}</Heading>
      {children}
    </section>
  );
}
