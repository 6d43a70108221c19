import { extractKeywords } from '@bidloom/contract/keyword-extraction';
import { activeKeywords } from '@bidloom/contract/keywords';
import { Button, Field, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { ChoiceList } from '../../components/choice-list.tsx';
import { CustomKeywords } from '../../components/custom-keywords.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { mostKeywords, sortKeywords, splitKeywords } from '../../lib/keyword-words.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useCall } from '../../lib/use-call.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { StartForm } from '../runs/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../runs/team-choice.tsx';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: extractKeywords, type: 'keyword_extraction' } as const;

const text = messages.keywordRuns;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
});

interface KeywordsFormProps {
  /** Words to look for at first, instead of the stored keywords. */
  handed: string | null;
  onCancel: (() => void) | null;
}

/** Chooses keywords and documents and starts the search. */
export function KeywordsForm({ handed, onCancel }: KeywordsFormProps) {
  const { organizationId, customerId, workspaceId } = useTender();
  const {
    answer,
    error: keptError,
    loading,
    reload,
  } = useCall(activeKeywords, {
    params: { organizationId, customerId },
    failure: text.keptFailed,
  });
  const kept = [...new Set(answer?.data.map((keyword) => keyword.text))];
  // All stored keywords are searched, except those that the user has removed; null: none.
  const [left, setLeft] = useState<readonly string[] | null>(handed === null ? [] : null);
  const [custom, setCustom] = useState<readonly string[]>(() => splitKeywords(handed ?? '').words);
  const [typed, setTyped] = useState('');
  const [isGenerateSummary, setGenerateSummary] = useState(handed === null);
  const [includePartsOfWords, setIncludePartsOfWords] = useState(false);
  const [tried, setTried] = useState(false);
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart(starter);
  const input = useRef<HTMLTextAreaElement>(null);

  const chosen = kept.filter((word) => left !== null && !left.includes(word));
  // Words that are typed but not confirmed as keywords are included.
  const words = sortKeywords(kept, chosen, [...custom, ...splitKeywords(typed).words]);
  const total = words.selectedKeywords.length + words.customKeywords.length;
  const problem = total === 0 ? text.required : total > mostKeywords ? text.tooMany : null;

  const submit = () => {
    setTried(true);
    if (problem) return input.current?.focus();
    if (documents.chosen.length === 0) return;
    const { documentIds } = documents;
    start({
      workspaceId,
      customerId,
      ...words,
      ...team.team,
      isGenerateSummary,
      includePartsOfWords,
      ...(documentIds ? { documentIds } : {}),
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
      {kept.length > 0 ? (
        <ChoiceList
          label={text.kept}
          many={text.keptMany}
          choices={kept.map((word) => ({ value: word, label: word }))}
          value={chosen}
          onChange={(words) => setLeft(kept.filter((word) => !words.includes(word)))}
          note={answer?.hasNextPage ? text.keptMore(answer.data.length, answer.totalCount) : undefined}
        />
      ) : (
        <NoneKept loading={loading} error={keptError} onRetry={reload} />
      )}
      <CustomKeywords
        words={custom}
        onWords={setCustom}
        typed={typed}
        onTyped={setTyped}
        inputRef={input}
        error={tried ? problem : null}
      />
      <DocumentChoice choice={documents} />
      <TeamChoice choice={team} />
      <Field hint={text.partsOfWordsHint}>
        <Switch
          label={text.partsOfWords}
          checked={includePartsOfWords}
          onChange={(_, { checked }) => setIncludePartsOfWords(checked)}
        />
      </Field>
      <Field hint={text.summariseHint}>
        <Switch
          label={text.summarise}
          checked={isGenerateSummary}
          onChange={(_, { checked }) => setGenerateSummary(checked)}
        />
      </Field>
    </StartForm>
  );
}

/** Replaces the list of stored keywords while it has none. */
function NoneKept({ loading, error, onRetry }: { loading: boolean; error: string | null; onRetry: () => void }) {
  const styles = useStyles();
  const { organizationId } = useTender();
  if (loading) return <Text className={styles.quiet}>{messages.common.loading}</Text>;
  if (error) {
    return (
      <div role="alert" className={styles.line}>
        <Text>{error}</Text>
        <Button size="small" onClick={onRetry}>
          {messages.common.retry}
        </Button>
      </div>
    );
  }
  return (
    <Text className={styles.quiet}>
      {text.noneKept} <TextLink to={`/home/${organizationId}/keywords`}>{text.toKeywords}</TextLink>
    </Text>
  );
}
