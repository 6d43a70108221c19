import type { Run } from '@bidloom/contract/runs';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Edit16Regular } from '@fluentui/react-icons';
import { memo, useRef, useState } from 'react';
import { AnswerEditor } from '../../components/answer-editor.tsx';
import { CitedText } from '../../components/cited-text.tsx';
import { ConfidenceBadge } from '../../components/confidence-badge.tsx';
import { EditedText } from '../../components/edited-text.tsx';
import { NotSaved } from '../../components/not-saved.tsx';
import { UndoneEdit } from '../../components/undone-edit.tsx';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import { hasDraft } from '../../lib/use-draft.ts';
import { useUndone } from '../../lib/use-undone.ts';
import { useWhileNot } from '../../lib/use-while-not.ts';
import { useCorrection } from '../runs/use-correction.ts';
import { type AnswerItem, correctedBy, editOf, stateOf } from './answers.ts';

const text = messages.answerRuns;

const useStyles = makeStyles({
  row: {
    padding: '10px 12px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: '3px solid transparent',
    // There may be hundreds of answers: the layout of those out of sight is skipped.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 120px',
  },
  closest: { borderLeftColor: tokens.colorNeutralStroke1 },
  open: { borderLeftColor: tokens.colorStatusWarningBorder2 },
  failed: { borderLeftColor: tokens.colorStatusDangerBorder2 },
  question: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  found: { marginTop: '6px' },
  summary: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, cursor: 'pointer' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    marginTop: '4px',
    minHeight: '24px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginLeft: 'auto' },
});

interface AnswerRowProps {
  run: Pick<Run, 'workspaceId' | 'id'>;
  item: AnswerItem;
  /** Called when it was edited: it then stays in the list, even if the filter no longer matches. */
  onEdited: (ordinal: number) => void;
}

/**
 * A question with its answer, as it was found or as a person wrote it. Memoised, so that hundreds of rows are not drawn
 * again while others arrive.
 */
export const AnswerRow = memo(function AnswerRow({ run, item, onEdited }: AnswerRowProps) {
  const styles = useStyles();
  const openPlace = usePlace();
  const { correction, error, replace, retry, discard } = useCorrection(run, item);
  const draftKey = `answer:${run.id}:${item.ordinal}`;
  const [editing, setEditing] = useState(() => hasDraft(draftKey));
  const [undone, setUndone] = useUndone(draftKey);
  const editButton = useRef<HTMLButtonElement>(null);
  const seen = useWhileNot(editing, item.correctedAt);
  const { headline } = item;
  const edit = editOf({ correction });
  const byHand = edit?.text ?? null;
  const state = stateOf({ headline, correction });
  // If nothing was found, the editor must not start with the text that says so.
  const value = byHand ?? (headline.answered ? showQuote(headline.answer) : '');

  const close = () => {
    setEditing(false);
    // The button appears again a moment later.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <li
      className={mergeClasses(
        styles.row,
        state === 'closest' && styles.closest,
        state === 'unanswered' && styles.open,
        state === 'failed' && styles.failed,
      )}
      data-state={state}
    >
      <h4 className={styles.question}>{headline.question}</h4>
      {error && <NotSaved error={error} onRetry={retry} onDiscard={discard} />}
      {editing ? (
        <AnswerEditor
          draftKey={draftKey}
          question={headline.question}
          value={value}
          onCancel={close}
          onSave={(typed) => {
            if (typed !== value) {
              setUndone(null);
              onEdited(item.ordinal);
              replace(correctedBy(typed, headline), seen);
            }
            close();
          }}
        />
      ) : (
        <>
          {edit ? <EditedText edit={edit} citations={headline.citations} onOpen={openPlace} /> : <Found item={item} />}
          <div className={styles.foot}>
            {state === 'failed' && (
              <Badge appearance="tint" color="danger" shape="rounded">
                {text.failed}
              </Badge>
            )}
            {state === 'closest' && (
              <Badge appearance="tint" color="informative" shape="rounded">
                {messages.common.closestPlaces}
              </Badge>
            )}
            {state === 'unanswered' && (
              <Badge appearance="tint" color="warning" shape="rounded">
                {text.unanswered}
              </Badge>
            )}
            {byHand !== null && (
              <Badge appearance="tint" color="brand" shape="rounded">
                {text.byHand}
              </Badge>
            )}
            {state === 'answered' && byHand === null && <ConfidenceBadge probability={headline.confidence} />}
            {undone !== null && byHand === null && (
              <UndoneEdit onPutBack={() => replace(correctedBy(undone, headline), seen)} />
            )}
            <div className={styles.actions}>
              {byHand !== null && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<ArrowUndo16Regular />}
                  onClick={() => {
                    onEdited(item.ordinal);
                    setUndone(byHand);
                    replace(null, seen);
                    editButton.current?.focus();
                  }}
                >
                  {text.undo}
                </Button>
              )}
              <Button
                ref={editButton}
                size="small"
                appearance="subtle"
                icon={<Edit16Regular />}
                aria-label={state === 'answered' ? text.edit(headline.question) : text.write(headline.question)}
                onClick={() => setEditing(true)}
              >
                {state === 'answered' ? messages.common.edit : text.writeLabel}
              </Button>
            </div>
          </div>
          {byHand !== null && (
            <details className={styles.found}>
              <summary className={styles.summary}>{text.found}</summary>
              <Found item={item} />
            </details>
          )}
        </>
      )}
    </li>
  );
});

/** The found answer, or why there is none. */
function Found({ item: { headline } }: { item: AnswerItem }) {
  const styles = useStyles();
  const openPlace = usePlace();
  const { claims, citations, answered, answer, failure } = headline;
  if (failure !== null) return <Text className={styles.quiet}>{failure}</Text>;
  if (claims.length > 0) {
    return <CitedText claims={claims} citations={citations} marksUnsupported={answered} onOpen={openPlace} />;
  }
  return <Text className={styles.quiet}>{showQuote(answer) || text.notFound}</Text>;
}
