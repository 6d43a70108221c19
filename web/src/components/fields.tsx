import { Field, Input, type InputProps, Select, Switch, Textarea } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { messages } from '../lib/messages.ts';
import { namedByLabel } from '../lib/named-by-label.ts';

interface FieldProps {
  /** The field's name in the form and in the contract. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  autoFocus?: boolean;
}

/**
 * Fluent's fields keep a value of their own, so they must be given the form's value. An error names the field by its
 * label.
 */
function useField(name: string, label: string) {
  const { field, fieldState } = useController({ name });
  return {
    field: { ...field, value: String(field.value ?? '') },
    error: namedByLabel(fieldState.error?.message, name, label),
  };
}

/** One line; `list` names a `datalist` of suggestions. */
export function TextField({
  name,
  label,
  required,
  hint,
  autoFocus,
  type,
  list,
}: FieldProps & Pick<InputProps, 'type' | 'list'>) {
  const { field, error } = useField(name, label);
  return (
    <Field label={label} required={required} hint={hint} validationMessage={error}>
      <Input type={type} list={list} autoFocus={autoFocus} autoComplete="off" {...field} />
    </Field>
  );
}

export function TextAreaField({ name, label, required, hint, autoFocus, rows = 3 }: FieldProps & { rows?: number }) {
  const { field, error } = useField(name, label);
  return (
    <Field label={label} required={required} hint={hint} validationMessage={error}>
      <Textarea autoFocus={autoFocus} resize="vertical" rows={rows} {...field} />
    </Field>
  );
}

interface SelectFieldProps extends FieldProps {
  choices: readonly { value: string; label: string }[];
  /** The label of the empty value; without it one choice is always selected. */
  placeholder?: string;
}

/** A choice from a short list. */
export function SelectField({ name, label, required, hint, choices, placeholder }: SelectFieldProps) {
  const { field, error } = useField(name, label);
  return (
    <Field label={label} required={required} hint={hint} validationMessage={error}>
      <Select {...field}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The checkbox "active": whether users are offered the item. */
export function ActiveField() {
  const { field } = useController({ name: 'isActive' });
  const { value, onChange, ...rest } = field;
  return (
    <Switch
      {...rest}
      checked={Boolean(value)}
      label={messages.common.active}
      onChange={(_, data) => onChange(data.checked)}
    />
  );
}
