import { extractDatasheets } from '@bidloom/contract/datasheet-extraction';
import { activeKeywords } from '@bidloom/contract/keywords';
import { Button, Field, Input, makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { ChoiceList } from '../../components/choice-list.tsx';
import { CustomKeywords } from '../../components/custom-keywords.tsx';
import { mostKeywords, sortKeywords, splitKeywords } from '../../lib/keyword-words.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useCall } from '../../lib/use-call.ts';
import { DocumentChoice, useDocumentChoice } from '../runs/document-choice.tsx';
import { StartForm } from '../runs/start-form.tsx';
import { TeamChoice, useTeamChoice } from '../runs/team-choice.tsx';
import { useStart } from '../runs/use-start.ts';
import { readPageRange } from './page-range.ts';

const starter = { endpoint: extractDatasheets, type: 'datasheet_extraction' } as const;

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  pages: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 200px))', alignItems: 'start', gap: '12px' },
  // The field's own minimum width is more than half of a narrow pane.
  page: { minWidth: 0, width: '100%' },
  words: { minWidth: 0 },
  named: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

type Scope = 'all' | 'named';

/** Chooses documents, pages and parameters and starts the extraction. */
export function DatasheetsForm({ onCancel }: { onCancel: (() => void) | null }) {
  const styles = useStyles();
  const { organizationId, customerId, workspaceId } = useTender();
  const kept = useCall(activeKeywords, { params: { organizationId, customerId }, failure: text.keptFailed });
  const words = [...new Set(kept.answer?.data.map((keyword) => keyword.text))];
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [custom, setCustom] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const documents = useDocumentChoice();
  const team = useTeamChoice();
  const { start, starting, error } = useStart(starter);
  const wordsInput = useRef<HTMLTextAreaElement>(null);
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);

  const { range, errors } = readPageRange(from, to);
  const total = chosen.length + custom.length;
  const problem = total === 0 ? text.required : total > mostKeywords ? text.tooMany : null;

  const submit = () => {
    setTried(true);
    // Typed text that is not added yet is included.
    const asked =
      scope === 'all'
        ? { selectedKeywords: [], customKeywords: [] }
        : sortKeywords(words, chosen, [...custom, ...splitKeywords(typed).words]);
    const count = asked.selectedKeywords.length + asked.customKeywords.length;
    if (scope === 'named' && (count === 0 || count > mostKeywords)) return wordsInput.current?.focus();
    if (documents.chosen.length === 0) return;
    if (errors.startPage) return fromInput.current?.focus();
    if (errors.endPage) return toInput.current?.focus();
    const { documentIds } = documents;
    start({ workspaceId, customerId, ...asked, ...team.team, ...range, ...(documentIds ? { documentIds } : {}) });
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
      <Field label={text.scope}>
        <RadioGroup value={scope} onChange={(_, { value }) => setScope(value as Scope)}>
          <Radio value="all" label={text.scopes.all} />
          <Radio value="named" label={text.scopes.named} />
        </RadioGroup>
      </Field>
      {scope === 'named' && (
        <div className={styles.named}>
          {kept.error && (
            <div role="alert" className={styles.line}>
              <Text>{kept.error}</Text>
              <Button size="small" onClick={kept.reload}>
                {messages.common.retry}
              </Button>
            </div>
          )}
          {words.length > 0 && (
            <ChoiceList
              label={messages.keywordRuns.kept}
              many={messages.keywordRuns.keptMany}
              choices={words.map((word) => ({ value: word, label: word }))}
              value={chosen}
              onChange={setChosen}
              note={
                kept.answer?.hasNextPage
                  ? messages.keywordRuns.keptMore(kept.answer.data.length, kept.answer.totalCount)
                  : undefined
              }
            />
          )}
          <CustomKeywords
            words={custom}
            onWords={setCustom}
            typed={typed}
            onTyped={setTyped}
            inputRef={wordsInput}
            error={tried ? problem : null}
            labels={text}
          />
        </div>
      )}
      <DocumentChoice choice={documents} />
      <TeamChoice choice={team} />
      <div className={styles.pages}>
        <Field label={text.fromPage} validationMessage={tried ? errors.startPage : undefined}>
          <Input
            ref={fromInput}
            className={styles.page}
            input={{ className: styles.words }}
            inputMode="numeric"
            value={from}
            onChange={(_, { value }) => setFrom(value)}
          />
        </Field>
        <Field label={text.toPage} validationMessage={tried ? errors.endPage : undefined}>
          <Input
            ref={toInput}
            className={styles.page}
            input={{ className: styles.words }}
            inputMode="numeric"
            value={to}
            onChange={(_, { value }) => setTo(value)}
          />
        </Field>
      </div>
      <Text size={200}>{text.pagesHint}</Text>
    </StartForm>
  );
}
