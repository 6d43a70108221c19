import type { WorkspaceFact } from '@bidloom/contract/facts';
import { zoneOf } from '@bidloom/texts/deadline';
import { mergeClasses, Text } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { FactPlace } from './fact-place.tsx';
import { oneLine } from './fact-quote.tsx';
import { useFactRowStyles } from './fact-row.styles.ts';

const text = messages.facts;

interface PlacesProps {
  item: WorkspaceFact;
  /** Whether there are several documents, so that each place must name its document. */
  namesFile: boolean;
}

/** Places to look at where it is not clear that nothing is stated. */
export function MaybeAt({ item: { status, maybeAt = [] }, namesFile }: PlacesProps) {
  const styles = useFactRowStyles();
  if (status !== 'not_stated' || maybeAt.length === 0) return null;
  return (
    <ul className={styles.list}>
      {maybeAt.map((place) => (
        <li key={`${place.documentId}/${place.page}/${place.offset}`} className={styles.line}>
          <span className={mergeClasses(styles.other, styles.quiet)}>{text.mayBeStated(oneLine(place.quote))}</span>
          <FactPlace value={place} namesFile={namesFile} />
        </li>
      ))}
    </ul>
  );
}

/** Where the time zone of all times is named, if the words of the fact name none. */
export function ZonePlace({ item: { zonePlace, ...own }, namesFile }: PlacesProps) {
  const styles = useFactRowStyles();
  if (!zonePlace || zoneOf(own)) return null;
  return (
    <div className={styles.line}>
      <Text className={styles.other}>{text.zoneNamed(oneLine(zonePlace.quote))}</Text>
      <FactPlace value={zonePlace} namesFile={namesFile} />
    </div>
  );
}
