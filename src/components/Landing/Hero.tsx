import type {ComponentType, ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import coverageData from '@generated/site-contract/default/coverage.json';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {countries as countryList} from '../../../config/countries';
import type english from '../../../i18n/en/landing.json';
import {sampleLanguages} from '../../reference/samples/languages';
import styles from './Hero.module.css';

/** How much is documented, counted when the site is built. */
const counts = {operations: coverageData.operations, countries: countryList.length, languages: sampleLanguages.length};

export interface HeroProps {
  texts: typeof english;
  /** A request of some countries, each with two of its answers. */
  sample: ComponentType;
}

/** What this is, how to start, and a request with its answers. */
export function Hero({texts, sample: Sample}: HeroProps): ReactNode {
  const {title, lead, figures, firstCall, coverage} = texts;
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
            <Link className="main-action" to={firstCall.route}>
              {firstCall.label}
            </Link>
            <Link className="action" to={coverage.route}>
              {coverage.label}
            </Link>
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
    </div>
  );
}
