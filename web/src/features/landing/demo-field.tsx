import { useId } from 'react';
import { namedByLabel } from '../../lib/named-by-label.ts';

interface DemoFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  type?: string;
  autoComplete?: string;
  maxLength: number;
  /** More than one line of text. */
  lines?: number;
}

/** A field with its label above and its error below. */
export function DemoField({ name, label, hint, error, type = 'text', autoComplete, maxLength, lines }: DemoFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const input = {
    id,
    name,
    maxLength,
    ...(autoComplete ? { autoComplete } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {lines ? <textarea rows={lines} {...input} /> : <input type={type} {...input} />}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {namedByLabel(error, name, label)}
        </p>
      )}
    </div>
  );
}
