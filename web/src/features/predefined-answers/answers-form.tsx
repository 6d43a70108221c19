import { queryWorkspace } from '@bidloom/contract/predefined-answers';
import { CategoryChoice, useCategoryChoice } from '../../components/category-choice.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { StartForm } from '../runs/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../runs/team-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: queryWorkspace, type: 'batch_query' } as const;

const text = messages.answerRuns;

/** Chooses categories and documents, and starts answering the questions. */
export function AnswersForm({ onCancel }: { onCancel: (() => void) | null }) {
  const { customerId, workspaceId } = useTender();
  const categories = useCategoryChoice();
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart(starter);

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
