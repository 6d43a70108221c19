import { messages } from '../../../lib/messages.ts';
import { useTender } from '../../../lib/tender-context.ts';
import { DocumentChoice, useDocumentChoice } from '../requests/document-choice.tsx';
import { StartForm } from '../requests/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../requests/team-choice.tsx';
import { useStart } from '../requests/use-start.ts';
import { CategoryChoice, useCategoryChoice } from './category-choice.tsx';

const text = messages.answerRuns;

/** Chooses categories and documents and has their questions answered. */
export function AnswersForm({ onCancel }: { onCancel: (() => void) | null }) {
  const { customerId, workspaceId } = useTender();
  const categories = useCategoryChoice();
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart('batchQuery');

  const submit = () => {
    if (categories.chosen.length === 0 || documents.chosen.length === 0) return;
    const { documentIds } = documents;
    start({
      workspaceId,
      customerId,
      categories: categories.chosen,
      ...team.team,
      ...(documentIds ? { documents: documentIds } : {}),
    });
  };
  return (
    <StartForm
      title={text.title}
      text={text.text}
      submitLabel={text.start}
      starting={starting}
      error={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CategoryChoice choice={categories} />
      <DocumentChoice choice={documents} />
      <TeamChoice choice={team} />
    </StartForm>
  );
}
