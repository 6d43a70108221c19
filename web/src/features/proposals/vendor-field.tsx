import { listVendors } from '@bidloom/contract/vendors';
import { Combobox, Field, Option } from '@fluentui/react-components';
import { useDeferredValue } from 'react';
import { useController } from 'react-hook-form';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.proposals;

/** The number of offered vendors; typing narrows them. */
const mostOffered = 20;

/** Chooses the vendor of a proposal: a known one, or the name of a new one. */
export function VendorField({ organizationId, autoFocus }: { organizationId: string; autoFocus: boolean }) {
  const { field, fieldState } = useController({ name: 'vendor' });
  const typed = String(field.value ?? '');
  const searchTerm = useDeferredValue(typed.trim());
  const { answer } = useCall(listVendors, {
    params: { organizationId },
    query: { searchTerm, isActive: 'true', pageSize: mostOffered },
  });
  const vendors = answer?.data ?? [];
  const chosen = vendors.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const isNew = answer !== undefined && typed.trim() !== '' && !chosen && vendors.length === 0;
  return (
    <Field
      label={text.field.vendor}
      required
      hint={isNew ? text.newVendor(typed.trim()) : text.vendorHint}
      validationMessage={namedByLabel(fieldState.error?.message, field.name, text.field.vendor)}
    >
      <Combobox
        freeform
        autoFocus={autoFocus}
        autoComplete="off"
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        value={typed}
        selectedOptions={chosen ? [chosen.id] : []}
        onChange={({ target }) => field.onChange(target.value)}
        onOptionSelect={(_, { optionText }) => field.onChange(optionText ?? '')}
      >
        {vendors.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
