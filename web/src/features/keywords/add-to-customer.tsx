import { createKeyword, type KeywordAcross } from '@bidloom/contract/keywords';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { SelectField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';

const text = messages.keywordsAcross;

const schema = z.object({ customerId: z.string().min(1, 'customerId is a required field') });

interface AddToCustomerProps {
  keyword: KeywordAcross;
  /** Those that may lack it; the first one chosen. */
  customers: readonly { value: string; label: string }[];
  chosenId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Gives a customer a keyword that others have. */
export function AddToCustomer({ keyword, customers, chosenId, onAdded, onClose }: AddToCustomerProps) {
  const dispatch = useDispatch();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const named = new Set(keyword.customers.map(({ id }) => id));

  const submit = async ({ customerId }: z.output<typeof schema>) => {
    setSaving(true);
    setError(null);
    try {
      const body = { text: keyword.text, description: keyword.description, customerId };
      await call(createKeyword, { body, failure: text.addFailed });
      dispatch(toastShown({ intent: 'success', message: text.added(keyword.text) }));
      onAdded();
      onClose();
    } catch (reason) {
      setError(messageOf(reason, text.addFailed));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={text.addTitle(keyword.text)}
      draftName={text.add}
      itemId={keyword.id}
      schema={schema}
      defaultValues={{ customerId: chosenId }}
      saving={saving}
      error={error}
      submitLabel={text.addShort}
      savingLabel={text.adding}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="customerId"
        label={text.customer}
        required
        choices={customers.filter(({ value }) => !named.has(value))}
        placeholder=""
      />
    </FormDialog>
  );
}
