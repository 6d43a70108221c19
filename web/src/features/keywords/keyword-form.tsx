import { type Keyword, keywordReplacement } from '@bidloom/contract/keywords';
import { ActiveField, TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.keywords;

/** The form of a keyword. A new one belongs to this customer; null: to all customers. */
export const keywordForm = (organizationId: string, customerId: string | null) => ({
  schema: keywordReplacement,
  defaults: (keyword: Keyword | null) => ({
    organizationId,
    customerId: keyword ? keyword.customerId : customerId,
    text: keyword?.text ?? '',
    description: keyword?.description ?? '',
    isActive: keyword?.isActive ?? true,
  }),
  fields: (
    <>
      <TextField name="text" label={text.field.text} required autoFocus />
      <TextAreaField name="description" label={text.field.description} />
      <ActiveField />
    </>
  ),
  params: (keyword: Keyword | null) => ({ id: keyword?.id ?? '' }),
});
