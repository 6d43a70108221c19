import { importQuestions, questionsTemplate } from '@bidloom/contract/questions';
import { Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { ImportButton } from '../../components/import-button.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { questions } from './questions.resource.ts';

const text = messages.questions;

interface ImportQuestionsProps {
  categories: readonly { value: string; label: string }[];
  /** The category that the list shows, if it shows only one. */
  shownCategoryId: string;
  customerId: string;
  onImported: () => void;
}

/** Imports questions into one category; if the list shows all categories, the user chooses it. */
export function ImportQuestions({ categories, shownCategoryId, customerId, onImported }: ImportQuestionsProps) {
  const organizationId = useOrganizationId();
  const [chosen, setChosen] = useState('');
  const categoryId = chosen || shownCategoryId;
  return (
    <ImportButton
      noun={questions.noun}
      endpoint={importQuestions}
      params={{ organizationId, categoryId, customerId }}
      template={questionsTemplate}
      onImported={onImported}
      ready={categoryId !== ''}
      fields={
        <Field label={text.field.category} required hint={categoryId ? undefined : text.chooseCategory}>
          <Select value={categoryId} onChange={(_, { value }) => setChosen(value)}>
            <option value="" />
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      }
    />
  );
}
