import { deactivateOrganization, deactivation, type Organization } from '@bidloom/contract/organizations';
import { Text } from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { TextAreaField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import { organizations } from './organizations.resource.ts';

const text = messages.organizations;

/** Asks for the reason, which is shown to the organisation's users. */
export function DeactivateDialog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const dispatch = useDispatch();
  const { sending, error, send } = useSend();
  return (
    <FormDialog
      title={text.deactivateTitle(organization.name)}
      schema={deactivation}
      defaultValues={{ reason: '' }}
      saving={sending}
      error={error}
      submitLabel={messages.common.deactivate}
      savingLabel={text.deactivating}
      onSubmit={async (body) => {
        const input = { params: { id: organization.id }, body };
        const answer = await send(deactivateOrganization, input, { done: text.deactivated });
        if (!answer) return;
        dispatch(organizations.actions.replaced(answer.data));
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{text.deactivateText}</Text>
      <TextAreaField name="reason" label={text.field.reason} hint={text.reasonHint} autoFocus rows={3} />
    </FormDialog>
  );
}
