import type { PastTenderInsights } from '@bidloom/contract/past-tenders';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { pastTenderMessages } from '../../lib/messages.past-tenders.ts';

const text = pastTenderMessages.terms;

const useStyles = makeStyles({
  card: { minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** Terms that documents of lost tenders mention more often than those of won ones. */
export function TermsCard({ terms: { isEnough, lost, won, items } }: { terms: PastTenderInsights['terms'] }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{text.title}</h2>
        <Text size={200} className={styles.hint}>
          {isEnough ? text.hint(lost, won) : text.tooFew(lost, won)}
        </Text>
      </div>
      {isEnough && items.length === 0 && <Text className={styles.hint}>{text.none}</Text>}
      {items.length > 0 && (
        <FigureTable
          label={text.title}
          header={[text.term, text.lost, text.won]}
          rows={items.map((item) => ({
            id: item.text,
            cells: [item.text, text.of(item.lost, lost), text.of(item.won, won)],
          }))}
        />
      )}
    </Card>
  );
}
