import {Children, Fragment, isValidElement, useRef, type ChangeEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {AnswerProps} from './Answer';
import {useFindable} from './useFindable';

/** The radio button of an answer, which stands before its label. */
const choiceOf = (answer: Element): Element | null | undefined => answer.previousElementSibling?.previousElementSibling;

/** The choices are a row that scrolls: one that is chosen elsewhere, or by keys, comes into view. */
function showChoice({currentTarget: input}: ChangeEvent<HTMLInputElement>): void {
  const [label, group] = [input.labels?.[0], input.parentElement];
  if (label !== undefined && group !== null) {
    group.scrollLeft += label.getBoundingClientRect().left - group.getBoundingClientRect().left - 32;
  }
}

/**
 * The answers of an operation, one of them shown: a group of radio buttons that the style sheet follows, so it works without
 * scripts. What a radio button shows stands right after its label. On paper all of them are shown.
 */
export function Answers({children}: {children: ReactNode}): ReactNode {
  const answers = Children.toArray(children).filter((child) => isValidElement<AnswerProps>(child));
  const group = answers[0]?.props.id;
  const element = useRef<HTMLDivElement>(null);
  useFindable(element, '.answer', choiceOf);
  return (
    <div
      ref={element}
      className="answers"
      data-part="response"
      role="group"
      aria-label={translate({id: 'site.answers', message: 'Answers'})}>
      {answers.map((answer, index) => {
        const {id, status, label, action} = answer.props;
        return (
          <Fragment key={id}>
            <input
              type="radio"
              id={id}
              name={group}
              aria-label={`${status} ${label ?? ''}`.trim()}
              defaultChecked={index === 0}
              onChange={showChoice}
            />
            <label htmlFor={id} data-status={status.charAt(0)} data-action={action}>
              {status}
            </label>
            {answer}
          </Fragment>
        );
      })}
    </div>
  );
}
