import { deactivateOrganization, deactivation, type Organization } from '@bidloom/contract/organizations';
import { Text } from '@fluentui/react-components';
import { TextAreaField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { organizations } from './organizations.resource.ts';
import { useChange } from './use-change.ts';

const text = messages.organizations;

/** Asks for the reason, which its people are told. */
export function DeactivateDialog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const { saving, error, run } = useChange(deactivateOrganization);
  return (
    <FormDialog
      title={text.deactivateTitle(organization.name)}
      schema={deactivation}
      defaultValues={{ reason: '' }}
      saving={saving}
      error={error}
      submitLabel={messages.common.deactivate}
      savingLabel={text.deactivating}
      onSubmit={(body) =>
        run({ params: { id: organization.id }, body }, ({ data }, dispatch) => {
          dispatch(organizations.actions.replaced(data));
          dispatch(toastShown({ intent: 'success', message: text.deactivated }));
          onClose();
        })
      }
      onClose={onClose}
    >
      <Text>{text.deactivateText}</Text>
      <TextAreaField name="reason" label={text.field.reason} hint={text.reasonHint} autoFocus rows={3} />
    </FormDialog>
  );
}
