import { Field, Input, type InputProps, Select, Switch, Textarea } from '@fluentui/react-components';
import { Controller, useFormContext } from 'react-hook-form';
import { messages } from '../lib/messages.ts';

interface FieldProps {
  /** The field's name in the form and in the contract. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  autoFocus?: boolean;
}

function useFieldError(name: string): string | undefined {
  const { error } = useFormContext().getFieldState(name, useFormContext().formState);
  return error?.message;
}

export function TextField({ name, label, required, hint, autoFocus, type }: FieldProps & Pick<InputProps, 'type'>) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} hint={hint} validationMessage={useFieldError(name)}>
      <Input type={type} autoFocus={autoFocus} autoComplete="off" {...register(name)} />
    </Field>
  );
}

export function TextAreaField({ name, label, required, hint, autoFocus, rows = 3 }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} hint={hint} validationMessage={useFieldError(name)}>
      <Textarea autoFocus={autoFocus} resize="vertical" rows={rows} {...register(name)} />
    </Field>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** A choice of a few. The empty value stands for none, as `placeholder` names it. */
export function SelectField({
  name,
  label,
  required,
  hint,
  choices,
  placeholder,
}: FieldProps & { choices: readonly Choice[]; placeholder?: string }) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} hint={hint} validationMessage={useFieldError(name)}>
      <Select {...register(name)}>
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

/** Whether the thing is offered. */
export function ActiveField({ name = 'isActive' }: { name?: string }) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <Switch
          ref={ref}
          checked={Boolean(value)}
          label={messages.common.active}
          onBlur={onBlur}
          onChange={(_, data) => onChange(data.checked)}
        />
      )}
    />
  );
}
