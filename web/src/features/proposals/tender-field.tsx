import { type WorkspaceSummary, workspaceSummaries } from '@bidloom/contract/proposals';
import { Combobox, Field, Option, Text } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.proposals;

/** The number of offered tenders; typing narrows them. */
const mostOffered = 20;

interface TenderFieldProps {
  organizationId: string;
  onChosen: (tender: WorkspaceSummary | null) => void;
}

/** Chooses the tender of a proposal. */
export function TenderField({ organizationId, onChosen }: TenderFieldProps) {
  const { field, fieldState } = useController({ name: 'workspaceId' });
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { answer } = useCall(workspaceSummaries, {
    params: { organizationId },
    query: { searchTerm, pageSize: mostOffered },
  });
  const tenders = answer?.data ?? [];
  return (
    <Field
      label={text.field.workspace}
      required
      hint={text.tenderHint}
      validationMessage={namedByLabel(fieldState.error?.message, field.name, text.field.workspace)}
    >
      <Combobox
        autoFocus
        autoComplete="off"
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        value={typed}
        placeholder={text.chooseTender}
        selectedOptions={field.value ? [String(field.value)] : []}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange('');
          onChosen(null);
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          setTyped(optionText ?? '');
          field.onChange(optionValue ?? '');
          onChosen(tenders.find(({ id }) => id === optionValue) ?? null);
        }}
      >
        {tenders.map(({ id, name, customerName }) => (
          <Option key={id} value={id} text={name}>
            <span>
              {name}
              <Text size={200} block>
                {customerName}
              </Text>
            </span>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
