import { searchCategories } from '@bidloom/contract/categories';
import { createQuestion, questionReplacement } from '@bidloom/contract/questions';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { z } from 'zod';
import { SelectField, TextAreaField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { useChoices } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useSend } from '../../lib/use-send.ts';

const text = chatMessages.newQuestion;
const fieldText = messages.questions.field;

/** A select of the form is never null. */
const newQuestion = questionReplacement.extend({
  customerId: z.union([z.literal('').transform(() => null), questionReplacement.shape.customerId]),
});

interface NewQuestionDialogProps {
  /** The customer to whose questionnaire it can be limited. */
  customerId: string;
  /** The question as it was asked. */
  text: string;
  onClose: () => void;
}

/** Adds a question from a chat to the questionnaire, so that it is asked for other tenders, too. */
export default function NewQuestionDialog({ customerId, text: asked, onClose }: NewQuestionDialogProps) {
  const organizationId = useOrganizationId();
  const { sending, error, send } = useSend();
  const found = useChoices(searchCategories, {
    params: { organizationId },
    query: { sortBy: 'name', pageSize: 100, isActive: 'true' },
  });
  const categories = (found.answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const save = async (body: z.output<typeof newQuestion>) => {
    if (await send(createQuestion, { body }, { done: text.done })) onClose();
  };
  return (
    <FormDialog
      title={text.title}
      // Identifies the question, so that a draft of another one is not restored here.
      itemId={asked}
      schema={newQuestion}
      defaultValues={{ organizationId, categoryId: '', customerId: '', text: asked, isActive: true }}
      saving={sending}
      error={error ?? found.error}
      submitLabel={text.save}
      savingLabel={text.saving}
      onSubmit={save}
      onClose={onClose}
    >
      {found.answer && categories.length === 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {text.needCategory} <TextLink to={`/home/${organizationId}/questions`}>{text.openQuestions}</TextLink>
          </MessageBarBody>
        </MessageBar>
      )}
      <TextAreaField name="text" label={fieldText.text} required autoFocus />
      <SelectField name="categoryId" label={fieldText.category} required choices={categories} placeholder="" />
      <SelectField
        name="customerId"
        label={text.scope}
        choices={[
          { value: '', label: text.forAll },
          { value: customerId, label: text.forThis },
        ]}
      />
    </FormDialog>
  );
}
