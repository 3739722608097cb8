import {useId, type ReactNode} from 'react';
import {choicesOf, valueMistake, type ValueField} from '../../reference/samples/sampleValues';
import styles from './styles.module.css';
import {mistakeText, requiredText} from './texts';

/** What HTML calls the forms that values have in JSON Schema. */
const inputTypes: Readonly<Record<string, string>> = {email: 'email', date: 'date', uri: 'url'};

export interface ValueInputProps {
  field: ValueField;
  value: string;
  onChange: (value: string) => void;
}

/** One value of a request: a list where only some values are allowed, else a box that tells a mistake while one types. */
export function ValueInput({field, value, onChange}: ValueInputProps): ReactNode {
  const id = useId();
  const {path, place, schema, required, requiredWith: parent, example} = field;
  const choices = choicesOf(schema);
  const mistake = valueMistake(field, value);
  const common = {
    id,
    value,
    required,
    autoComplete: 'off',
    'aria-invalid': mistake !== undefined,
    'aria-describedby': mistake === undefined ? undefined : `${id}mistake`,
    onChange: ({currentTarget}: {currentTarget: {value: string}}) => {
      onChange(currentTarget.value);
    },
  };
  return (
    <div className={styles.value} data-field={`${place} ${path.join('.')}`}>
      <label htmlFor={id}>
        <code>{path.join('.')}</code>
        {(required || parent !== undefined) && <span className={styles.required}>{requiredText(parent)}</span>}
      </label>
      {choices === undefined ? (
        <input type={inputTypes[schema.format ?? ''] ?? 'text'} placeholder={example} spellCheck={false} {...common} />
      ) : (
        <select {...common}>
          {(!required || !choices.includes(value)) && <option value="" />}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      {mistake !== undefined && (
        <p id={`${id}mistake`} className={styles.mistake}>
          {mistakeText(mistake, field)}
        </p>
      )}
    </div>
  );
}
