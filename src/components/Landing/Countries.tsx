import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {countries} from '../../../config/countries';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {Flag} from '../Flag';
import styles from './Countries.module.css';

interface CountryProps {
  /** ISO 3166-1 alpha-2 */
  code: string;
  /** A request and its answers. */
  children: ReactNode;
}

/** One choice of {@link Countries}. */
export function Country({children}: CountryProps): ReactNode {
  return <div className={styles.country}>{children}</div>;
}

/** Countries of which one is shown: radio buttons that the style sheet follows, so it works without scripts. */
export function Countries({children}: {children: ReactNode}): ReactNode {
  const locale = usePageLocale();
  const choices = Children.toArray(children).filter((child): child is ReactElement<CountryProps> =>
    isValidElement<CountryProps>(child),
  );
  return (
    <div
      role="radiogroup"
      aria-label={translate({id: 'site.landing.countries', message: 'Country'})}
      className={styles.countries}>
      {choices.map((choice, index) => {
        const {code} = choice.props;
        const name = countries.find((country) => country.code === code)?.name[locale];
        return (
          <Fragment key={code}>
            <input type="radio" id={`country-${code}`} name="country" aria-label={name} defaultChecked={index === 0} />
            <label htmlFor={`country-${code}`}>
              <Flag country={code} />
              <span>{name}</span>
            </label>
            {choice}
          </Fragment>
        );
      })}
    </div>
  );
}
