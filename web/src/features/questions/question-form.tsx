import { type Question, questionReplacement } from '@bidloom/contract/questions';
import { ActiveField, SelectField, TextAreaField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.questions;

interface QuestionFormSettings {
  organizationId: string;
  /** The category of a new question; empty: it must be chosen. */
  categoryId: string;
  /** The customer of a new question; null: it is for all customers. */
  customerId: string | null;
  categories: { value: string; label: string }[];
}

/** The form of a question. */
export const questionForm = ({ organizationId, categoryId, customerId, categories }: QuestionFormSettings) => ({
  schema: questionReplacement,
  defaults: (question: Question | null) => ({
    organizationId,
    categoryId: question?.categoryId ?? categoryId,
    customerId: question ? question.customerId : customerId,
    text: question?.text ?? '',
    isActive: question?.isActive ?? true,
  }),
  fields: (
    <>
      <SelectField name="categoryId" label={text.field.category} required choices={categories} placeholder="" />
      <TextAreaField name="text" label={text.field.text} required autoFocus />
      <ActiveField />
    </>
  ),
  params: (question: Question | null) => ({ organizationId, id: question?.id ?? '' }),
});
