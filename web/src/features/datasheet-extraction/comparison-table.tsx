import { makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import { WideScrollRegion } from '../../components/wide-scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { unseen } from '../../lib/unseen.ts';
import type { ComparedColumn, ComparedLine } from './comparison.ts';
import { placeOfParameter, type ShownParameter, withUnit } from './shown-parameters.ts';

const text = messages.datasheetRuns;

const edge = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  scroller: { flexGrow: 1 },
  table: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  cell: {
    minWidth: '96px',
    maxWidth: '200px',
    padding: '4px 8px',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'break-word',
    borderBottom: edge,
    borderRight: edge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { position: 'sticky', top: 0, zIndex: 1, fontWeight: tokens.fontWeightSemibold },
  side: { position: 'sticky', left: 0, zIndex: 1, minWidth: '120px', maxWidth: '190px', paddingLeft: '12px' },
  corner: { zIndex: 2 },
  /** For screen readers only. */
  unseen,
  quiet: { display: 'block', color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  odd: { backgroundColor: tokens.colorBrandBackground2 },
  oddValue: { color: tokens.colorBrandForeground2, fontWeight: tokens.fontWeightSemibold },
  differs: { borderLeft: `4px solid ${tokens.colorPaletteDarkOrangeBorderActive}`, paddingLeft: '8px' },
  values: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
  value: {
    minWidth: '24px',
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    overflowWrap: 'break-word',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  current: { fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'underline' },
});

interface ComparisonTableProps {
  lines: readonly ComparedLine[];
  columns: readonly ComparedColumn[];
  /** Whether the columns come from several documents, so that each column names its document. */
  withDocument: boolean;
  /** The language model of the run; null without one. */
  model: string | null;
}

const keyOf = ({ ordinal, index }: ShownParameter) => `${ordinal}-${index}`;

const steps: Record<string, [line: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A row for each parameter, a column for each tag. Each value leads to its place; values that differ from the usual are marked. */
export function ComparisonTable({ lines, columns, withDocument, model }: ComparisonTableProps) {
  const styles = useStyles();
  const { openPlace, beside } = useTender();
  const ref = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const all = lines.flatMap(({ values }) => values.flat());
  const stop = all.find((value) => keyOf(value) === current) ?? all[0];

  const open = (value: ShownParameter) => {
    setCurrent(keyOf(value));
    openPlace(placeOfParameter(value));
  };
  /** Moves to the next value in a direction; rows without a value in this column are skipped. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
    if (!step || !cell) return;
    event.preventDefault();
    let [line, column] = [Number(cell.dataset.line), Number(cell.dataset.column)];
    for (;;) {
      line += step[0];
      column += step[1];
      const values = lines[line]?.values[column];
      if (!values) return;
      const [value] = values;
      if (!value) continue;
      setCurrent(keyOf(value));
      ref.current?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"] button`)?.focus();
      if (beside) openPlace(placeOfParameter(value), { isStep: true });
      return;
    }
  };

  return (
    <WideScrollRegion className={styles.scroller} label={text.comparison}>
      <table ref={ref} className={styles.table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.side, styles.corner)}>
              {text.columns.parameter}
            </th>
            {columns.map(({ key, tag, fileName }) => (
              <th key={key} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {tag}
                {withDocument && (
                  <Text size={200} className={styles.quiet}>
                    {fileName}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, section, condition, values, odd, differs }, line) => (
            <tr key={key}>
              <th
                scope="row"
                className={mergeClasses(styles.cell, styles.side, differs && styles.differs)}
                title={differs ? text.differs : undefined}
              >
                {name}
                {differs && <span className={styles.unseen}> ({text.differs})</span>}
                {(section || condition) && (
                  <Text size={200} className={styles.quiet}>
                    {[section, condition].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </th>
              {values.map((own, column) => (
                <td
                  key={columns[column]?.key}
                  className={mergeClasses(styles.cell, odd[column] && styles.odd)}
                  data-line={line}
                  data-column={column}
                >
                  {own.length === 0 && <span className={styles.quiet}>{messages.common.none}</span>}
                  <div className={styles.values}>
                    {own.map((value) => (
                      <Value
                        key={keyOf(value)}
                        value={value}
                        model={model}
                        odd={odd[column] ?? false}
                        tabIndex={value === stop ? 0 : -1}
                        className={mergeClasses(
                          styles.value,
                          odd[column] && styles.oddValue,
                          keyOf(value) === current && styles.current,
                        )}
                        onOpen={() => open(value)}
                      />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideScrollRegion>
  );
}

interface ValueProps {
  value: ShownParameter;
  model: string | null;
  odd: boolean;
  tabIndex: number;
  className: string;
  onOpen: () => void;
}

function Value({ value, model, odd, tabIndex, className, onOpen }: ValueProps) {
  const styles = useStyles();
  const { parameter, page, original, origin, tag } = value;
  const words = withUnit(value) || messages.common.none;
  const button = (
    <button
      type="button"
      className={className}
      tabIndex={tabIndex}
      aria-label={text.comparedValue(tag ?? '', parameter, words, page, odd)}
      onClick={onOpen}
    >
      {words}
      {original && ' *'}
    </button>
  );
  return (
    <>
      {original ? (
        <Tooltip content={text.original(withUnit(original))} relationship="description">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {origin === 'model' && (
        <Text size={200} className={styles.quiet}>
          {text.proposedBy(model)}
        </Text>
      )}
    </>
  );
}
