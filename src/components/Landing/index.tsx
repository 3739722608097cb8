import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type english from '../../../i18n/en/landing.json';
import {Icon} from '../Icon';
import {Coverage} from './Coverage';
import {Hero} from './Hero';
import styles from './styles.module.css';

type LandingTexts = typeof english;

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({id, title, lead, children}: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
      {children}
    </section>
  );
}

function Steps({steps, next}: Pick<LandingTexts, 'steps' | 'next'>): ReactNode {
  return (
    <>
      <ol className={`${styles.steps} clean-list tiles`}>
        {steps.entries.map(({title, text, route}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.next}>
        <span>{next.label}</span>
        {next.links.map(({label, route}) => (
          <Link key={route} to={route}>
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}

interface Entry {
  title: string;
  text: string;
  route: string;
  icon?: string;
}

function Entries({entries}: {entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={`${styles.products} clean-list tiles`}>
      {entries.map(({title, text, route, icon}) => (
        <li key={route}>
          {icon !== undefined && <Icon name={icon} size={20} />}
          <div>
            <Link to={route}>{title}</Link>
            <p>{text}</p>
          </div>
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

/** The landing page: what the provider does, how to start, which countries it covers, its products, and what
 * decides whether one may use it. */
export default function Landing({texts, sample}: LandingProps): ReactNode {
  const {title, description, steps, next, countries, products, facts} = texts;
  return (
    <Layout title={title} description={description}>
      <main>
        <Hero texts={texts} sample={sample} />
        <div className="container">
          <Section id="start" title={steps.title}>
            <Steps steps={steps} next={next} />
          </Section>
          <Section id="countries" title={countries.title} lead={countries.lead}>
            <Coverage />
          </Section>
          <Section id="products" title={products.title} lead={products.lead}>
            <Entries entries={products.entries} />
          </Section>
          <Section id="facts" title={facts.title}>
            <Entries entries={facts.entries} />
          </Section>
        </div>
      </main>
    </Layout>
  );
}
