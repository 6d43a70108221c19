import { fieldMessages } from '@bidloom/contract/field-messages';
import { createKeyword, type KeywordAcross } from '@bidloom/contract/keywords';
import { z } from 'zod';
import { SelectField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';

const text = messages.keywordsAcross;

const schema = z.object({ customerId: z.string().min(1, fieldMessages.required('customerId')) });

interface AddToCustomerProps {
  keyword: KeywordAcross;
  /** The customers that may lack it; the first one is preselected. */
  customers: readonly { value: string; label: string }[];
  chosenId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a keyword of other customers to a customer. */
export function AddToCustomer({ keyword, customers, chosenId, onAdded, onClose }: AddToCustomerProps) {
  const { sending, error, send } = useSend();
  const named = new Set(keyword.customers.map(({ id }) => id));

  const submit = async ({ customerId }: z.output<typeof schema>) => {
    const body = { text: keyword.text, description: keyword.description, customerId };
    const input = { body, failure: text.addFailed };
    if (!(await send(createKeyword, input, { done: text.added(keyword.text) }))) return;
    onAdded();
    onClose();
  };

  return (
    <FormDialog
      title={text.addTitle(keyword.text)}
      draftName={text.add}
      itemId={keyword.id}
      schema={schema}
      defaultValues={{ customerId: chosenId }}
      saving={sending}
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
