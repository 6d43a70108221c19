import { bandOf } from '@bidloom/contract/answer-bands';
import type { ItemOf, Run, RunItem } from '@bidloom/contract/runs';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { AnswerEditor } from '../../components/answer-editor.tsx';
import { CitedText } from '../../components/cited-text.tsx';
import { ConfidenceBadge } from '../../components/confidence-badge.tsx';
import { NotSaved } from '../../components/not-saved.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import { hasDraft } from '../../lib/use-draft.ts';
import { useUndone } from '../../lib/use-undone.ts';
import { useWhileNot } from '../../lib/use-while-not.ts';
import { useCorrection } from '../runs/use-correction.ts';
import type { NamedProposal } from './proposals-of.ts';

const text = messages.comparison;

type Answer = ItemOf<'comparison_answer'>;

const useStyles = makeStyles({
  table: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderCollapse: 'collapse',
    width: '100%',
    marginTop: '16px',
  },
  title: {
    textAlign: 'left',
    padding: '8px 10px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: {
    padding: '8px 10px',
    minWidth: '160px',
    verticalAlign: 'top',
    textAlign: 'left',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  byHand: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  foot: {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', marginTop: '4px' },
    // WCAG 2.2, 2.5.8: what can be pressed measures 24 px.
    '& > button': { minHeight: '24px' },
  },
});

/** What each proposal answers to the same questions; nothing where none were asked. */
export function AnswersTable({
  run,
  items,
  proposals,
}: {
  run: Run;
  items: readonly RunItem[];
  proposals: readonly NamedProposal[];
}) {
  const styles = useStyles();
  const answers = items.filter((item): item is Answer => item.kind === 'comparison_answer');
  if (answers.length === 0) return null;
  const questions = Map.groupBy(answers, ({ headline }) => headline.questionId);
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{text.questions}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {text.question}
          </th>
          {proposals.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...questions].map(([id, given]) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {given[0]?.headline.question}
            </th>
            {proposals.map((proposal) => (
              <td key={proposal.id} className={styles.cell}>
                {given
                  .filter(({ headline }) => headline.proposalId === proposal.id)
                  .map((answer) => (
                    <OneAnswer key={answer.ordinal} run={run} answer={answer} vendor={proposal.name} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As it was found, or as a person wrote it, who can take that back. */
function OneAnswer({ run, answer, vendor }: { run: Run; answer: Answer; vendor: string }) {
  const styles = useStyles();
  const { correction, error, replace, retry, discard } = useCorrection(run, answer);
  const draftKey = `answer:${run.id}:${answer.ordinal}`;
  const [editing, setEditing] = useState(() => hasDraft(draftKey));
  const [undone, setUndone] = useUndone(draftKey);
  const seen = useWhileNot(editing, answer.correctedAt);
  const { question, answered, answer: found, confidence } = answer.headline;
  const band = bandOf(answer.headline);
  const byHand = correction && 'text' in correction ? correction.text : null;
  const label = `${question} – ${vendor}`;
  // Where nothing was found, the words that say so are no beginning of an answer.
  const value = byHand ?? (answered ? showQuote(found) : '');
  if (editing) {
    return (
      <AnswerEditor
        draftKey={draftKey}
        question={label}
        value={value}
        onCancel={() => setEditing(false)}
        onSave={(typed) => {
          if (typed !== value) {
            setUndone(null);
            replace({ text: typed }, seen);
          }
          setEditing(false);
        }}
      />
    );
  }
  return (
    <>
      {error && <NotSaved error={error} onRetry={retry} onDiscard={discard} />}
      {byHand === null ? <Found answer={answer} /> : <p className={styles.byHand}>{byHand}</p>}
      <div className={styles.foot}>
        {byHand !== null && (
          <Badge appearance="outline" color="informative">
            {text.byHand}
          </Badge>
        )}
        {byHand === null && band === 'answer' && <ConfidenceBadge probability={confidence} />}
        {byHand === null && band === 'closest' && (
          <Badge appearance="tint" color="informative" shape="rounded">
            {messages.common.closestPlaces}
          </Badge>
        )}
        <TextButton label={text.correctOf(question, vendor)} onClick={() => setEditing(true)}>
          {text.correct}
        </TextButton>
        {byHand !== null && (
          <TextButton
            label={text.undoOf(question, vendor)}
            onClick={() => {
              setUndone(byHand);
              replace(null, seen);
            }}
          >
            {text.undo}
          </TextButton>
        )}
      </div>
      {byHand === null && undone !== null && (
        <div role="status" className={mergeClasses(styles.foot, styles.quiet)}>
          {text.undone}
          <Button size="small" onClick={() => replace({ text: undone }, seen)}>
            {text.redo}
          </Button>
        </div>
      )}
    </>
  );
}

function Found({ answer: { headline } }: { answer: Answer }) {
  const styles = useStyles();
  const openPlace = usePlace();
  const { answered, failure, claims, citations } = headline;
  if (!answered && claims.length === 0) return <span className={styles.quiet}>{failure ?? text.notAnswered}</span>;
  return <CitedText claims={claims} citations={citations} marksUnsupported={answered} onOpen={openPlace} />;
}
