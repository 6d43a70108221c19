import { Field, Input } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { namedByLabel } from '../lib/named-by-label.ts';

interface NumberFieldProps {
  /** The field's name in the form and in the contract. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  min?: number;
}

/** A field for a whole number; an empty field has no value. */
export function NumberField({ name, label, required, hint, min = 0 }: NumberFieldProps) {
  const { field, fieldState } = useController({ name });
  const { value, onChange, ...rest } = field;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      validationMessage={namedByLabel(fieldState.error?.message, name, label)}
    >
      <Input
        {...rest}
        type="number"
        inputMode="numeric"
        min={min}
        autoComplete="off"
        value={value === null || value === undefined ? '' : String(value)}
        onChange={(_, data) => onChange(data.value === '' ? null : Number(data.value))}
      />
    </Field>
  );
}
