import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {countries} from '../../../config/countries';
import {localized} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {countryRoute} from '../../content/countryRoute';
import {Card} from '../Card';
import {CounterpartLink} from '../CounterpartLink';
import {Flag} from '../Flag';
import {SearchForm} from '../SearchForm';
import {SiteStructuredData} from '../SiteStructuredData';
import type {Entry, LandingTexts, Part} from './LandingTexts';
import styles from './styles.module.css';

function Section({id, part: {title, lead}, children}: {id: string; part: Part; children: ReactNode}): ReactNode {
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

/** The countries, sorted by their names in the language of the page. */
function Countries(): ReactNode {
  const locale = usePageLocale();
  return (
    <ul className={styles.countries}>
      {[...countries]
        .sort((a, b) => localized(a.name, locale).localeCompare(localized(b.name, locale), locale))
        .map((country) => (
          <li key={country.code}>
            <Link to={countryRoute(country, locale)} className={styles.country}>
              <Flag country={country.code} />
              {localized(country.name, locale)}
            </Link>
          </li>
        ))}
    </ul>
  );
}

export interface LandingProps {
  texts: LandingTexts;
  /** The code sample beside the title. */
  sample: ComponentType;
}

/** The landing page: what the provider does, and ways in by search, task, product and country. */
export default function Landing({texts, sample: Sample}: LandingProps): ReactNode {
  const {title, description, lead, firstCall, coverage, sampleTitle, tasks, products} = texts;
  return (
    <Layout title={title} description={description}>
      <SiteStructuredData />
      <main>
        <div className={styles.hero}>
          <div className={`container ${styles.heroInner}`}>
            <div>
              <Heading as="h1" className={styles.title}>
                {title}
              </Heading>
              <p className={styles.lead}>{lead}</p>
              <SearchForm />
              <p className={styles.actions}>
                <Link className={styles.primary} to={firstCall.route}>
                  {firstCall.label}
                </Link>
                <Link className={styles.secondary} to={coverage.route}>
                  {coverage.label}
                </Link>
                <CounterpartLink className={styles.language} />
              </p>
            </div>
            <div className={styles.sample}>
              <p className={styles.sampleTitle}>{sampleTitle}</p>
              <MDXContent>
                <Sample />
              </MDXContent>
            </div>
          </div>
        </div>
        <div className="container">
          <Section id="tasks" part={tasks}>
            <Cards entries={tasks.entries} />
          </Section>
          <Section id="products" part={products}>
            <Cards entries={products.entries} />
          </Section>
          <Section id="countries" part={texts.countries}>
            <Countries />
          </Section>
        </div>
      </main>
    </Layout>
  );
}
