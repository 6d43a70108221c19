import { allCustomers } from '@bidloom/contract/fields';
import { cloneQuestions, cloneQuestionsBody } from '@bidloom/contract/questions';
import { CloneDialog } from '../../components/clone-dialog.tsx';
import { useCustomerChoices } from '../../components/customer-scope.tsx';
import { SelectField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

const { questions: text, scope } = messages;

const schema = cloneQuestionsBody.refine(
  (from) => from.sourceCategoryId !== from.targetCategoryId || from.sourceCustomerId !== from.targetCustomerId,
  { path: ['targetCustomerId'], message: scope.same },
);

interface CloneQuestionsProps {
  categories: readonly { value: string; label: string }[];
  /** The shown category and scope, the source of the copy. */
  categoryId: string;
  customerId: string;
  onCloned: () => void;
  onClose: () => void;
}

export function CloneQuestions({ categories, categoryId, customerId, onCloned, onClose }: CloneQuestionsProps) {
  const organizationId = useOrganizationId();
  const customers = useCustomerChoices(allCustomers, scope.forAll);
  const label = (side: string, what: string) => `${side}: ${what}`;
  return (
    <CloneDialog
      title={text.cloneTitle}
      text={text.cloneText}
      many={text.many}
      endpoint={cloneQuestions}
      params={{ organizationId }}
      schema={schema}
      defaultValues={{
        sourceCategoryId: categoryId,
        sourceCustomerId: customerId,
        targetCategoryId: categoryId,
        targetCustomerId: '',
      }}
      onCloned={onCloned}
      onClose={onClose}
    >
      <SelectField
        name="sourceCategoryId"
        label={label(scope.source, scope.category)}
        choices={categories}
        placeholder=""
      />
      <SelectField name="sourceCustomerId" label={label(scope.source, scope.customer)} choices={customers} />
      <SelectField
        name="targetCategoryId"
        label={label(scope.target, scope.category)}
        choices={categories}
        placeholder=""
      />
      <SelectField
        name="targetCustomerId"
        label={label(scope.target, scope.customer)}
        choices={customers}
        placeholder=""
      />
    </CloneDialog>
  );
}
