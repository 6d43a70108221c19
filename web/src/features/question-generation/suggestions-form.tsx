import { generateQuestions } from '@bidloom/contract/question-generation';
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { StartForm } from '../runs/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../runs/team-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: generateQuestions, type: 'question_generation' } as const;

const text = messages.questionRuns;
const usual = 20;
const most = 100;

const useStyles = makeStyles({ count: { width: '120px' } });

/** Chooses documents and a number, and starts generating questions. */
export function SuggestionsForm({ onCancel }: { onCancel: (() => void) | null }) {
  const styles = useStyles();
  const { customerId, workspaceId } = useTender();
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart(starter);
  const [typed, setTyped] = useState(String(usual));
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const count = Number(typed);
  const isBad = !Number.isInteger(count) || count < 1 || count > most;

  const submit = () => {
    setTried(true);
    if (isBad) return input.current?.focus();
    if (documents.chosen.length === 0) return;
    const { documentIds } = documents;
    start({ workspaceId, customerId, count, ...team.team, ...(documentIds ? { documentIds } : {}) });
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
      <DocumentChoice choice={documents} />
      <TeamChoice choice={team} />
      <Field label={text.count} validationMessage={tried && isBad ? text.countRequired : undefined}>
        <Input
          ref={input}
          className={styles.count}
          type="number"
          min={1}
          max={most}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
    </StartForm>
  );
}
