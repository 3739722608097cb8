import clsx from 'clsx';
import {
  Children,
  isValidElement,
  memo,
  useId,
  useRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {isSampleLanguageId, sampleLanguages, type SampleLanguageId} from '../../reference/samples/languages';
import {useFindable} from '../Answers/useFindable';
import styles from './styles.module.css';
import {useShownLanguage} from './useShownLanguage';

/** So many lines are shown of longer code: `.unfold` of the style sheet. */
const unfoldedLines = 16;

/** Lines that are cut off where not all are shown. */
const foldedLines = `[data-folds] .token-line:nth-child(n + ${unfoldedLines + 1})`;

/** The box that shows all lines. */
const unfoldOf = (line: Element): Element | null | undefined =>
  line.closest('[data-part]')?.querySelector('[type=checkbox]');

interface CodeSampleProps {
  language: SampleLanguageId;
  /** Number of lines of the code. */
  lines: string;
  /** One code block. */
  children: ReactNode;
}

/** One language of a {@link CodeSamples}. */
export const CodeSample = ({children}: CodeSampleProps): ReactNode => children;

export interface CodeSamplesProps {
  /** The operation, the step or the part of a program that is shown. Absent where a page writes programs of its own. */
  operation?: string;
  /** `region` of an example is short, and shown as a whole. */
  kind?: 'step' | 'region' | 'program';
  children: ReactNode;
}

const isProgram = (kind: CodeSamplesProps['kind']): kind is 'region' | 'program' =>
  kind === 'region' || kind === 'program';

/** Height of each language's code in lines, so that the page keeps room for the stored language before it is shown. */
function lineCounts(samples: readonly ReactElement<CodeSampleProps>[]): CSSProperties {
  // The style sheet takes the count of cURL for every language that is not offered: those show the first one.
  const own = samples.map(({props}) => [`--${props.language}`, props.lines] as const);
  return Object.fromEntries([['--curl', samples[0]?.props.lines], ...own]);
}

interface ShownSampleProps extends Pick<CodeSamplesProps, 'children' | 'kind'> {
  folds: boolean;
  language: SampleLanguageId;
  onChoose: (language: SampleLanguageId, control: HTMLElement) => void;
}

/** Renders again where its own language changes, not where the preferred one does while it is out of view. */
const ShownSample = memo(function ShownSample({
  language: wanted,
  kind,
  folds,
  onChoose,
  children,
}: ShownSampleProps): ReactNode {
  const id = useId();
  const samples = Children.toArray(children).filter((child) => isValidElement<CodeSampleProps>(child));
  const shown = samples.find(({props}) => props.language === wanted) ?? samples[0];
  const shownLanguage = shown?.props.language;
  const offered = sampleLanguages.filter(({id: known}) => samples.some(({props}) => props.language === known));
  return (
    <>
      <div className={styles.tools}>
        <select
          aria-label={translate({id: 'site.samples.languages', message: 'Programming language'})}
          aria-controls={`${id}code`}
          value={shownLanguage}
          className="needs-script"
          onChange={({currentTarget}) => {
            if (isSampleLanguageId(currentTarget.value)) {
              onChoose(currentTarget.value, currentTarget);
            }
          }}>
          {offered.map((language) => (
            <option key={language.id} value={language.id}>
              {language.label}
            </option>
          ))}
        </select>
      </div>
      {folds && Number(shown?.props.lines ?? 0) > unfoldedLines && (
        <label className={styles.unfold}>
          <input type="checkbox" />
          {translate({id: 'site.samples.all', message: 'Show all'})}
        </label>
      )}
      <div
        role="group"
        id={`${id}code`}
        aria-label={
          isProgram(kind)
            ? translate({id: 'site.samples.program', message: 'Program'})
            : translate({id: 'site.samples', message: 'Sample request'})
        }
        data-shown={shownLanguage}
        className={styles.panel}
        style={lineCounts(samples)}>
        {shown}
      </div>
    </>
  );
});

/**
 * One request or program in every language, one of which is chosen in a list. All samples of the site show the language that
 * the reader prefers; the HTML holds the first one only, which is also what readers without JavaScript see.
 */
export function CodeSamples({operation, kind, children}: CodeSamplesProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {shown, isLate, choose} = useShownLanguage(ref);
  const folds = operation !== undefined && kind !== 'region';
  useFindable(ref, foldedLines, unfoldOf);
  return (
    <div
      ref={ref}
      className={clsx(styles.samples, isLate && styles.late)}
      data-operation={kind === undefined ? operation : undefined}
      data-part={isProgram(kind) ? kind : 'request'}
      data-folds={folds ? '' : undefined}>
      <ShownSample language={shown} kind={kind} folds={folds} onChoose={choose}>
        {children}
      </ShownSample>
    </div>
  );
}
