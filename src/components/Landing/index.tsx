import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {countries} from '../../../config/countries';
import {Card} from '../Card';
import {Flag} from '../Flag';
import {SearchForm} from '../SearchForm';
import {products, tasks, type Entry} from './entries';
import styles from './styles.module.css';

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.sectionTitle}>
        {title}
      </Heading>
      <p className={styles.sectionLead}>{lead}</p>
      {children}
    </section>
  );
}

function Cards({entries}: {entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {entries.map(({title, text, route}) => (
        <li key={route}>
          <Card title={title} text={text} href={route} />
        </li>
      ))}
    </ul>
  );
}

/** The front door: what the provider does, and ways in by search, task, product and country. */
export function Landing({sample}: {sample: ReactNode}): ReactNode {
  const {
    siteConfig: {tagline},
  } = useDocusaurusContext();
  return (
    <main>
      <div className={styles.hero}>
        <div className={`container ${styles.heroInner}`}>
          <div>
            <Heading as="h1" className={styles.title}>
              {tagline}
            </Heading>
            <p className={styles.lead}>
              One API for identity, biometrics, businesses, vehicles and background checks, with official sources across
              Latin America, Spain, the United States and Canada.
            </p>
            <SearchForm />
            <p className={styles.actions}>
              <Link className={styles.primary} to="/intro#first-call">
                Make your first call
              </Link>
              <Link className={styles.secondary} to="/authentication">
                Get a token
              </Link>
            </p>
          </div>
          <div className={styles.sample}>
            <p className={styles.sampleTitle}>Whose document is this?</p>
            {sample}
          </div>
        </div>
      </div>
      <div className="container">
        <Section id="tasks" title="Start with a task" lead="The shortest way from a question to working code.">
          <Cards entries={tasks} />
        </Section>
        <Section id="products" title="Products" lead="Use them by API, or hosted where you want no code of your own.">
          <Cards entries={products} />
        </Section>
        <Section
          id="countries"
          title="Countries"
          lead="Every check of a country on one page: people, businesses, vehicles, licences and records.">
          <ul className={styles.countries}>
            {countries.map(({code, name, page}) => (
              <li key={code}>
                <Link to={`/${page}`} className={styles.country}>
                  <Flag country={code} />
                  {name.en}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </main>
  );
}
