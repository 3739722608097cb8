import type {ComponentType, ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import coverageData from '@generated/site-contract/default/coverage.json';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {countries as countryList} from '../../../config/countries';
import type english from '../../../i18n/en/landing.json';
import {sampleLanguages} from '../../reference/samples/languages';
import {Flag} from '../Flag';
import styles from './Hero.module.css';
import {useCountries} from './useCountries';

/** How much is documented, counted when the site is built. */
const counts = {operations: coverageData.operations, countries: countryList.length, languages: sampleLanguages.length};

/** The countries as a row of flags: whether one's own is among them is seen at once. */
function Flags({label}: {label: string}): ReactNode {
  return (
    <nav className={styles.flags} aria-label={label.replace(/:$/, '')}>
      <div className="container">
        <span aria-hidden="true">{label}</span>
        {useCountries().map(({code, name, route}) => (
          <Link key={code} to={route} aria-label={name} title={name}>
            <Flag country={code} />
          </Link>
        ))}
      </div>
    </nav>
  );
}

export interface HeroProps {
  texts: typeof english;
  /** A request of some countries, each with two of its answers. */
  sample: ComponentType;
}

/** What this is, how to start, and whether it covers the reader's country. */
export function Hero({texts, sample: Sample}: HeroProps): ReactNode {
  const {title, lead, figures, firstCall, coverage, countries} = texts;
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.heroColumns}`}>
        <div>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.figures}>{interpolate(figures, counts)}</p>
          <p className={styles.actions}>
            <Link className={styles.primary} to={firstCall.route}>
              {firstCall.label}
            </Link>
            <Link to={coverage.route}>{coverage.label}</Link>
          </p>
        </div>
        <div className="scan-frame">
          <div className={styles.sample}>
            <MDXContent>
              <Sample />
            </MDXContent>
          </div>
        </div>
      </div>
      <Flags label={countries.label} />
    </div>
  );
}
