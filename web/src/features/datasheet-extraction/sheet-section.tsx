import type { Run } from '@bidloom/contract/runs';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Name } from '../../components/name.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useCorrection } from '../runs/use-correction.ts';
import { correctParameter, type Quantity } from './corrections.ts';
import { ParameterRow } from './parameter-row.tsx';
import { useParameterStyles } from './parameter-table.styles.ts';
import {
  type DatasheetItem,
  groupParameters,
  partOfParameter,
  placeOfParameter,
  type ShownParameter,
  showParameters,
} from './shown-parameters.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import type { ValueInTable } from './values-in-tables.ts';

const text = messages.datasheetRuns;

/** The number of rows at first; more are shown on request. */
const rowsAtOnce = 300;

const useStyles = makeStyles({
  head: { padding: '10px 12px 4px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '2px 6px', color: tokens.colorNeutralForeground2 },
  // A line of its own.
  file: { flexBasis: '100%' },
  more: { padding: '8px 12px' },
});

interface SheetSectionProps {
  run: Run;
  /** The item with its content. */
  item: DatasheetItem;
  /** Which of the parameters are shown. */
  filter: (parameter: ShownParameter) => boolean;
  /** What a corrected table says for a parameter instead. */
  inTable: (parameter: ShownParameter) => ValueInTable | null;
}

/** One datasheet: its parameters by tag and section. */
export function SheetSection({ run, item, filter, inTable }: SheetSectionProps) {
  const styles = useStyles();
  const tableStyles = useParameterStyles();
  const { openPlace, beside } = useTender();
  const ref = useRef<HTMLElement>(null);
  const { correction, saving, error, change, retry, discard } = useCorrection(run, item);
  const [current, setCurrent] = useState<number | null>(null);
  /** The edited parameter as it was shown when editing began. */
  const [editing, setEditing] = useState<ShownParameter | null>(null);
  const [focused, setFocused] = useState<{ index: number } | null>(null);
  const [limit, setLimit] = useState(rowsAtOnce);
  const { title, fileName, pages } = item.headline;
  const matching = showParameters(item, correction).filter(filter);
  const shown = matching.slice(0, limit);
  const stop = shown.find(({ index }) => index === current) ?? shown[0];

  useEffect(() => {
    if (focused) ref.current?.querySelector<HTMLElement>(`[data-value="${focused.index}"]`)?.focus();
  }, [focused]);

  if (shown.length === 0) return null;
  const open = (parameter: ShownParameter) => {
    setCurrent(parameter.index);
    openPlace(placeOfParameter(parameter));
  };
  const onEdited = (before: ShownParameter, next: Quantity | null, stays: boolean) => {
    const { index, value, unit, original } = before;
    setEditing(null);
    if (stays) setFocused({ index });
    if (next && (next.value !== value || next.unit !== unit)) {
      change(correctParameter(index, original ?? { value, unit }, next), partOfParameter(before));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]') : null;
    const at = shown.findIndex(({ index }) => String(index) === button?.dataset.value);
    if (at < 0) return;
    const next = event.key === 'ArrowDown' ? shown[at + 1] : event.key === 'ArrowUp' ? shown[at - 1] : undefined;
    if (next) {
      setCurrent(next.index);
      setFocused({ index: next.index });
      if (beside) openPlace(placeOfParameter(next), { isStep: true });
    } else if (event.key === 'F2') setEditing(shown[at] ?? null);
    else return;
    event.preventDefault();
  };

  const name = title ?? text.sheetOn(pages[0] ?? 1);
  return (
    <section ref={ref} aria-label={name} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <Text size={200} className={styles.facts}>
          {run.documents.length > 1 && <Name text={fileName} className={styles.file} />}
          <span>{text.sheetPages(pages)}</span>
          {saving && <span role="status">{messages.common.saving}</span>}
        </Text>
      </div>
      <UnsavedBar error={error} retry={retry} discard={discard} />
      <div className={tableStyles.room}>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th className={tableStyles.head}>{text.columns.parameter}</th>
              <th className={tableStyles.head}>{text.columns.value}</th>
              <th className={tableStyles.head}>{text.columns.unit}</th>
              <th className={mergeClasses(tableStyles.head, tableStyles.normalized)}>{text.columns.normalized}</th>
              <th className={tableStyles.head}>{text.columns.page}</th>
              <td className={tableStyles.head} />
            </tr>
          </thead>
          <tbody>
            {groupParameters(shown).map((group) => (
              <Fragment key={group.parameters[0]?.index}>
                {group.beginsTag && group.tag && (
                  <tr>
                    <th scope="rowgroup" colSpan={6} className={tableStyles.group}>
                      {group.tag}
                    </th>
                  </tr>
                )}
                {group.section && (
                  <tr>
                    <th scope="rowgroup" colSpan={6} className={mergeClasses(tableStyles.group, tableStyles.section)}>
                      {group.section}
                    </th>
                  </tr>
                )}
                {group.parameters.map((parameter) => (
                  <ParameterRow
                    key={parameter.index}
                    parameter={parameter}
                    inTable={inTable(parameter)}
                    model={run.cost.model}
                    current={parameter.index === current}
                    stop={parameter === stop}
                    editing={parameter.index === editing?.index}
                    onOpen={() => open(parameter)}
                    onEdit={() => setEditing(parameter)}
                    onEdited={(next, stays) =>
                      onEdited(editing?.index === parameter.index ? editing : parameter, next, stays)
                    }
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {matching.length > shown.length && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setLimit(limit + rowsAtOnce)}>
            {text.more(matching.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
