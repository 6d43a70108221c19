import type { Run, RunItem } from '@bidloom/contract/runs';
import { Dropdown, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { Fragment, useMemo, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { AnswersTable } from './answers-table.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import { proposalsOf } from './proposals-of.ts';
import { countStandings, isInView, type RowItem, type View } from './rulings.ts';

const text = messages.comparison;

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', padding: '8px 12px' },
  scroller: { flexGrow: 1, minHeight: '320px', maxHeight: '72vh' },
  table: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    fontSize: tokens.fontSizeBase300,
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: '8px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: '160px',
    '@media (max-width: 640px)': { minWidth: '92px' },
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  corner: { left: 0, zIndex: 3, minWidth: '150px', '@media (max-width: 640px)': { minWidth: '86px' } },
  quiet: {
    display: 'block',
    fontWeight: 'normal',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  group: {
    padding: '6px 10px',
    textAlign: 'left',
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Parameters as rows, vendors as columns; then the questions side by side. */
export function ComparisonResult({ run, items }: { run: Run; items: readonly RunItem[] }) {
  const styles = useStyles();
  const [view, setView] = useState<View>('all');
  const [only, setOnly] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const all = useMemo(() => proposalsOf(run), [run]);
  const rows = useMemo(() => items.filter((item): item is RowItem => item.kind === 'comparison_row'), [items]);
  // On a narrow screen one vendor at a time.
  const single = all.find(({ id }) => id === only) ?? (isNarrow ? all[0] : undefined);
  const shown = single ? [single] : all;
  const ids = useMemo(() => (single ? [single.id] : all.map(({ id }) => id)), [single, all]);
  const visible = rows.filter((row) => isInView(row, view, ids));
  // What is asked and what is offered are read side by side: long words of one do not take the room of the others.
  const share = { width: `${80 / (1 + shown.length)}%` };
  const groups = [...Map.groupBy(visible, ({ headline }) => groupOf(headline))];

  if (rows.length === 0) {
    return (
      <>
        {run.status === 'completed' && <EmptyState title={text.emptyRun} text={text.emptyRunText} />}
        <ScrollRegion label={text.answers}>
          <AnswersTable run={run} items={items} proposals={all} />
        </ScrollRegion>
      </>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <Field label={text.show}>
          <Dropdown
            value={text.views[view]}
            selectedOptions={[view]}
            onOptionSelect={(_, { optionValue }) => setView((optionValue as View | undefined) ?? 'all')}
          >
            {(Object.keys(text.views) as View[]).map((each) => (
              <Option key={each} value={each}>
                {text.views[each]}
              </Option>
            ))}
          </Dropdown>
        </Field>
        {all.length > 1 && (
          <Field label={text.vendor}>
            <Dropdown
              value={single?.name ?? text.allVendors}
              selectedOptions={[single?.id ?? '']}
              onOptionSelect={(_, { optionValue }) => setOnly(optionValue || null)}
            >
              {!isNarrow && (
                <Option value="" text={text.allVendors}>
                  {text.allVendors}
                </Option>
              )}
              {all.map(({ id, name }) => (
                <Option key={id} value={id}>
                  {name}
                </Option>
              ))}
            </Dropdown>
          </Field>
        )}
      </div>
      <ScrollRegion label={text.table} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.head} ${styles.corner}`}>
                {text.parameter}
              </th>
              <th scope="col" className={styles.head} style={share}>
                {text.tender}
              </th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.head} style={share}>
                  {name}
                  <span className={styles.quiet}>
                    {[...countStandings(rows, id)]
                      .map(([standing, count]) => text.count(count, text.states[standing]))
                      .join(' · ')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(([group, members]) => (
              <Fragment key={group}>
                {group !== '' && (
                  <tr>
                    <th scope="colgroup" colSpan={2 + shown.length} className={styles.group}>
                      {group}
                    </th>
                  </tr>
                )}
                {members.map((item) => (
                  <ComparisonRow key={item.ordinal} run={run} item={item} proposals={ids} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        {rows.length > 0 && visible.length === 0 && <EmptyState title={text.emptyView} text={text.emptyViewText} />}
        <AnswersTable run={run} items={items} proposals={shown} />
      </ScrollRegion>
    </>
  );
}

const groupOf = ({ tag, section }: RowItem['headline']): string => [tag, section].filter(Boolean).join(' · ');
