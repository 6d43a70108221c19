import { namedOrganization, type Organization, requestRemoval } from '@bidloom/contract/organizations';
import { Text } from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import { organizations } from './organizations.resource.ts';

const text = messages.organizations.removal;

interface RequestRemovalDialogProps {
  organization: Organization;
  onRequested: (organization: Organization) => void;
  onClose: () => void;
}

/** The first step of a removal: the name must be typed, so that nobody removes the wrong row. */
export function RequestRemovalDialog({ organization, onRequested, onClose }: RequestRemovalDialogProps) {
  const dispatch = useDispatch();
  const { sending, error, send } = useSend();
  return (
    <FormDialog
      title={text.title(organization.name)}
      schema={namedOrganization}
      defaultValues={{ name: '' }}
      saving={sending}
      error={error}
      submitLabel={text.request}
      savingLabel={text.requesting}
      onSubmit={async (body) => {
        const answer = await send(requestRemoval, { params: { id: organization.id }, body });
        if (!answer) return;
        dispatch(organizations.actions.replaced(answer.data));
        onRequested(answer.data);
      }}
      onClose={onClose}
    >
      <Text>{text.text}</Text>
      <TextField
        name="name"
        label={messages.organizations.field.name}
        hint={text.typeName(organization.name)}
        required
        autoFocus
      />
    </FormDialog>
  );
}
