import { namedOrganization, type Organization, requestRemoval } from '@bidloom/contract/organizations';
import { Text } from '@fluentui/react-components';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { organizations } from './organizations.resource.ts';
import { useChange } from './use-change.ts';

const text = messages.organizations.removal;

interface RequestRemovalDialogProps {
  organization: Organization;
  onRequested: (organization: Organization) => void;
  onClose: () => void;
}

/** The first step of a removal: the name is typed, so that nobody removes the row beside. */
export function RequestRemovalDialog({ organization, onRequested, onClose }: RequestRemovalDialogProps) {
  const { saving, error, run } = useChange(requestRemoval);
  return (
    <FormDialog
      title={text.title(organization.name)}
      schema={namedOrganization}
      defaultValues={{ name: '' }}
      saving={saving}
      error={error}
      submitLabel={text.request}
      savingLabel={text.requesting}
      onSubmit={(body) =>
        run({ params: { id: organization.id }, body }, ({ data }, dispatch) => {
          dispatch(organizations.actions.replaced(data));
          onRequested(data);
        })
      }
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
