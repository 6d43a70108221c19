import type { Run, RunItem } from '@bidloom/contract/runs';
import { Button, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { ArrowRepeatAll16Regular } from '@fluentui/react-icons';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { isInProgress, startReset } from '../runs/runs.slice.ts';
import { AnswerRow } from './answer-row.tsx';
import { type AnswerItem, groupAnswers, isShown, type Shown, splitFound, stateOf, textByHand } from './answers.ts';
import { AskAgainDialog } from './ask-again-dialog.tsx';
import { categoriesOf } from './categories-of.ts';

const text = messages.answerRuns;
const choices: readonly Shown[] = ['all', 'answered', 'open'];

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  shown: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, minWidth: 0, border: 'none' },
  category: { display: 'flex', flex: '1 1 140px', minWidth: '140px', maxWidth: '200px' },
  again: { marginLeft: 'auto' },
  scroller: { flexGrow: 1 },
  group: { margin: 0, padding: 0, listStyleType: 'none' },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '8px 12px 6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  stillListed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
    padding: '2px 12px',
    color: tokens.colorNeutralForeground2,
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface AnswersResultProps {
  run: Run;
  items: readonly RunItem[];
}

/** The answers that a run has found so far, by category. Questions without an answer are marked. */
export function AnswersResult({ run, items }: AnswersResultProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [shown, setShown] = useState<Shown>('all');
  // A question that was just answered stays in the list of unanswered ones until the list is chosen again.
  const [edited, setEdited] = useState<readonly number[]>([]);
  const [categoryId, setCategoryId] = useState('');
  const [asking, setAsking] = useState(false);
  const { workspaceId, id } = run;
  const key = useMemo(() => ({ workspaceId, id }), [workspaceId, id]);
  const keep = useCallback((ordinal: number) => setEdited((known) => [...known, ordinal]), []);
  const show = (next: Shown) => {
    setShown(next);
    setEdited([]);
  };
  const all = useMemo(() => items.filter((item): item is AnswerItem => item.kind === 'answer'), [items]);
  const categories = useMemo(() => groupAnswers(all), [all]);
  const inCategory = all.filter((item) => categoryId === '' || item.headline.categoryId === categoryId);
  const listed = inCategory.filter((item) => isShown(item, shown) || edited.includes(item.ordinal));
  const groups = groupAnswers(listed);
  const stillListed = listed.filter((item) => !isShown(item, shown)).length;
  const counts = Object.fromEntries(
    choices.map((choice) => [choice, inCategory.filter((item) => isShown(item, choice)).length]),
  ) as Record<Shown, number>;

  if (all.length === 0) {
    if (run.status === 'failed') return null;
    return (
      <EmptyState title={messages.runs.statuses[run.status]} text={isInProgress(run) ? text.noneYet : text.none} />
    );
  }
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <fieldset className={styles.shown} aria-label={text.show}>
          {choices.map((choice) => (
            <ToggleButton
              key={choice}
              size="small"
              shape="circular"
              checked={shown === choice}
              onClick={() => show(choice)}
            >
              {text.shown[choice](counts[choice])}
            </ToggleButton>
          ))}
        </fieldset>
        {categories.length > 1 && (
          <div className={styles.category}>
            <FilterSelect
              label={text.categoryFilter}
              value={categoryId}
              choices={[
                { value: '', label: text.allCategories },
                ...categories.map(({ categoryId: value, categoryName: label }) => ({ value, label })),
              ]}
              onChange={setCategoryId}
            />
          </div>
        )}
        {!isInProgress(run) && (
          <Button
            className={styles.again}
            size="small"
            icon={<ArrowRepeatAll16Regular />}
            onClick={() => setAsking(true)}
          >
            {text.again}
          </Button>
        )}
      </div>
      <ScrollRegion className={styles.scroller} label={text.list}>
        {stillListed > 0 && (
          <div className={styles.stillListed} role="status">
            <Text size={200}>{text.stillListed(stillListed)}</Text>
            <Button size="small" appearance="subtle" onClick={() => setEdited([])}>
              {text.hideChanged}
            </Button>
          </div>
        )}
        {groups.length === 0 && (
          <EmptyState
            title={shown === 'open' ? text.noneOpenTitle : text.noneAnsweredTitle}
            text={shown === 'open' ? text.noneOpenText : text.noneAnsweredText}
          >
            <Button onClick={() => show('all')}>{text.showAll}</Button>
          </EmptyState>
        )}
        {groups.map((group) => (
          <section key={group.categoryId} aria-label={group.categoryName}>
            <div className={styles.bar}>
              <h3 className={styles.name}>{group.categoryName}</h3>
              <Text size={200} className={styles.count}>
                {countsOf(inCategory.filter(({ headline }) => headline.categoryId === group.categoryId))}
              </Text>
            </div>
            <AnswerGroupRows run={key} items={group.items} edited={edited} folds={shown !== 'open'} onEdited={keep} />
          </section>
        ))}
      </ScrollRegion>
      {asking && (
        <AskAgainDialog
          run={run}
          categories={categoriesOf(run)}
          onClose={() => {
            setAsking(false);
            dispatch(startReset(run.requestType));
          }}
        />
      )}
    </div>
  );
}

interface AnswerGroupRowsProps {
  run: Pick<Run, 'workspaceId' | 'id'>;
  items: readonly AnswerItem[];
  edited: readonly number[];
  /** Whether questions without an answer are collapsed. */
  folds: boolean;
  onEdited: (ordinal: number) => void;
}

function AnswerGroupRows({ run, items, edited, folds, onEdited }: AnswerGroupRowsProps) {
  const styles = useStyles();
  const { found, missing } = splitFound(items, edited);
  const list = (some: readonly AnswerItem[]) => (
    <ol className={styles.group}>
      {some.map((item) => (
        <AnswerRow key={item.ordinal} run={run} item={item} onEdited={onEdited} />
      ))}
    </ol>
  );
  return (
    <>
      {found.length > 0 && list(found)}
      <NotFound
        count={missing.length}
        open={!folds || found.length === 0 || missing.some(({ ordinal }) => edited.includes(ordinal))}
      >
        {list(missing)}
      </NotFound>
    </>
  );
}

/** "5 of 7 answered · 1 by hand". */
function countsOf(items: readonly AnswerItem[]): string {
  const answered = items.filter((item) => stateOf(item) === 'answered').length;
  const byHand = items.filter((item) => textByHand(item) !== null).length;
  return [text.answered(answered, items.length), ...(byHand > 0 ? [text.byHandCount(byHand)] : [])].join(' · ');
}
