import { Badge, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Name } from '../../components/name.tsx';
import { messages } from '../../lib/messages.ts';
import { touch } from '../../lib/touch.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  list: {
    padding: '4px',
    overflowY: 'auto',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  entries: { margin: 0, padding: 0, listStyleType: 'none' },
  group: {
    margin: 0,
    padding: '8px 8px 2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  entry: {
    display: 'block',
    width: '100%',
    padding: '6px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
  title: {
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  select: { flexGrow: 1, minWidth: 0, [`@media ${touch}`]: { '& select': { height: '40px' } } },
});

/** A table or a datasheet in the list. */
export interface FoundEntry {
  ordinal: number;
  title: string;
  /** Its page, size and similar facts. */
  facts: string;
  documentId: string;
  fileName: string;
  /** Whether a person has corrected it. */
  corrected: boolean;
}

interface FoundListProps {
  label: string;
  entries: readonly FoundEntry[];
  /** Whether the documents are named although all entries are of one: a search has hidden those of the others. */
  named?: boolean;
  chosen: number | null;
  onChoose: (ordinal: number) => void;
}

/** The found items, grouped by document if there are several. */
export function FoundList({ label, entries, named = false, chosen, onChoose }: FoundListProps) {
  const styles = useStyles();
  const ref = useRef<HTMLElement>(null);
  const groups = [...Map.groupBy(entries, ({ documentId }) => documentId)];

  useEffect(() => {
    ref.current?.querySelector(`[data-ordinal="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <nav ref={ref} className={styles.list} aria-label={label}>
      {groups.map(([documentId, group]) => (
        <div key={documentId}>
          {(named || groups.length > 1) && (
            <h3 className={styles.group}>
              <Name text={group[0]?.fileName ?? ''} />
            </h3>
          )}
          <ul className={styles.entries}>
            {group.map((entry) => (
              <li key={entry.ordinal}>
                <button
                  type="button"
                  data-ordinal={entry.ordinal}
                  className={mergeClasses(styles.entry, entry.ordinal === chosen && styles.chosen)}
                  aria-current={entry.ordinal === chosen || undefined}
                  onClick={() => onChoose(entry.ordinal)}
                >
                  <span className={styles.title} title={entry.title}>
                    {entry.title}
                  </span>
                  <Text size={200} className={styles.facts}>
                    {entry.facts}
                    {entry.corrected && (
                      <Badge appearance="tint" color="brand" shape="rounded" size="small">
                        {text.byHand}
                      </Badge>
                    )}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The same choice as a select, where there is no room for a list. */
export function FoundSelect({ label, entries, chosen, onChoose }: FoundListProps) {
  return (
    <Select
      className={useStyles().select}
      aria-label={label}
      value={String(chosen ?? '')}
      onChange={(_, { value }) => onChoose(Number(value))}
    >
      {chosen === null && (
        <option value="" disabled>
          {label}
        </option>
      )}
      {entries.map(({ ordinal, title, facts }) => (
        <option key={ordinal} value={ordinal}>
          {text.entry(title, facts)}
        </option>
      ))}
    </Select>
  );
}
