import { type Category, categoryBody } from '@bidloom/contract/categories';
import { ActiveField, TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.categories;

/** The form of a category. */
export const categoryForm = (organizationId: string) => ({
  schema: categoryBody,
  defaults: (category: Category | null) => ({
    organizationId,
    name: category?.name ?? '',
    description: category?.description ?? '',
    isActive: category?.isActive ?? true,
  }),
  fields: (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <TextAreaField name="description" label={text.field.description} />
      <ActiveField />
    </>
  ),
  params: (category: Category | null) => ({ organizationId, id: category?.id ?? '' }),
});
