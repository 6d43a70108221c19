import type { SimilarReason } from '@bidloom/contract/similar-tenders';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { PlaceHere, PlaceThere } from './place-links.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minHeight: '26px' },
  term: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: 0 },
  other: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', minWidth: 0 },
});

/** A term or fact of both tenders, with its places. */
export function ReasonRow({ reason: { fact, here, there }, address }: { reason: SimilarReason; address: string }) {
  const styles = useStyles();
  const own = showQuote(here.text);
  const name = fact ? `${messages.facts.names[fact]}: ${own}` : own;
  const differs = here.text.toLowerCase() !== there.text.toLowerCase();
  return (
    <li className={styles.row}>
      <Text size={200} className={styles.term}>
        {name}
      </Text>
      {differs && (
        <Text size={200} className={styles.other}>
          {showQuote(there.text)}
        </Text>
      )}
      <PlaceHere name={name} place={here} />
      <PlaceThere name={name} place={there} address={address} />
    </li>
  );
}
