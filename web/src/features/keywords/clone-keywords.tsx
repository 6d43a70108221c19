import { allCustomers } from '@bidloom/contract/fields';
import { cloneKeywords, cloneKeywordsBody } from '@bidloom/contract/keywords';
import { CloneDialog } from '../../components/clone-dialog.tsx';
import { useCustomerChoices } from '../../components/customer-scope.tsx';
import { SelectField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

const { keywords: text, scope } = messages;

const schema = cloneKeywordsBody.refine(
  ({ sourceCustomerId, targetCustomerId }) => sourceCustomerId !== targetCustomerId,
  {
    path: ['targetCustomerId'],
    message: scope.same,
  },
);

interface CloneKeywordsProps {
  /** The scope that is shown, to copy from. */
  customerId: string;
  onCloned: () => void;
  onClose: () => void;
}

export function CloneKeywords({ customerId, onCloned, onClose }: CloneKeywordsProps) {
  const organizationId = useOrganizationId();
  const choices = useCustomerChoices(allCustomers, scope.forAll);
  return (
    <CloneDialog
      title={text.cloneTitle}
      text={text.cloneText}
      many={text.many}
      endpoint={cloneKeywords}
      params={{ organizationId }}
      schema={schema}
      defaultValues={{ sourceCustomerId: customerId, targetCustomerId: '' }}
      onCloned={onCloned}
      onClose={onClose}
    >
      <SelectField name="sourceCustomerId" label={scope.source} choices={choices} />
      <SelectField name="targetCustomerId" label={scope.target} choices={choices} placeholder="" />
    </CloneDialog>
  );
}
