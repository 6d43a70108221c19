import { type Customer, createCustomer } from '@bidloom/contract/customers';
import { messages } from '../lib/messages.ts';
import { useSend } from '../lib/use-send.ts';
import { customerForm } from './customer-form.tsx';
import { FormDialog } from './form-dialog.tsx';

const { common, customers, resource } = messages;

interface NewCustomerDialogProps {
  organizationId: string;
  /** The name to start with. */
  name: string;
  onCreated: (customer: Customer) => void;
  onClose: () => void;
}

/** Creates a customer while another form is open, which keeps its input. */
export function NewCustomerDialog({ organizationId, name, onCreated, onClose }: NewCustomerDialogProps) {
  const { sending, error, send } = useSend();
  const { schema, defaults, fields } = customerForm(organizationId);
  return (
    <FormDialog
      title={resource.createTitle(customers.one)}
      draftName={customers.one}
      schema={schema}
      defaultValues={{ ...defaults(null), name }}
      saving={sending}
      error={error}
      submitLabel={common.create}
      savingLabel={common.creating}
      onSubmit={async (body) => {
        const answer = await send(createCustomer, { body });
        if (answer) onCreated(answer.data);
      }}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}
