import type { FactName } from '@bidloom/contract/facts';
import { makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { FactRow } from './fact-row.tsx';
import { hasSeveralFiles, type OpenFacts } from './use-facts.tsx';

const useStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'facts' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

interface FactListProps {
  facts: OpenFacts;
  /** The shown facts, in this order. */
  names: readonly FactName[];
  label: string;
}

/** Some of the key facts, each with its place and its actions. */
export function FactList({ facts: { state, decide, correct }, names, label }: FactListProps) {
  const styles = useStyles();
  const { items, reading, saving } = state;
  const namesFiles = useMemo(() => hasSeveralFiles(items), [items]);
  return (
    <div className={styles.room}>
      <ul className={styles.list} aria-label={label}>
        {names
          .flatMap((name) => items.find(({ fact }) => fact === name) ?? [])
          .map((item) => (
            <FactRow
              key={item.fact}
              item={item}
              namesFiles={namesFiles}
              isReading={reading?.status === 'in_progress'}
              saving={saving.includes(item.fact)}
              onDecide={decide}
              onCorrect={correct}
            />
          ))}
      </ul>
    </div>
  );
}
