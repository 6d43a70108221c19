import type { PastTenderInsights } from '@bidloom/contract/past-tenders';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { formatMoney } from '../../lib/format.ts';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { messages } from '../../lib/messages.ts';
import { fewTenders, winRateWords } from './win-rate-words.ts';

const useStyles = makeStyles({
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', gap: '16px' },
  tile: { minWidth: 0, gap: '4px' },
  figure: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

const days = (value: number | null) => (value === null ? messages.common.none : String(Math.round(value)));

/** How many tenders were won, how long they took, and their value; with a note if there are only few. */
export function InsightTiles({ insights: { total, days: spent, values } }: { insights: PastTenderInsights }) {
  const styles = useStyles();
  const decided = total.won + total.lost;
  const isFew = decided > 0 && decided < fewTenders;
  return (
    <div className={styles.tiles}>
      <Card className={styles.tile}>
        <Text>{text.won}</Text>
        <span className={styles.figure}>{winRateWords(total)}</span>
        <Text size={200} className={styles.hint}>
          {[text.wonHint(total.noBid), isFew && text.few].filter(Boolean).join('. ')}
        </Text>
      </Card>
      <Card className={styles.tile}>
        <Text>{text.days}</Text>
        <span className={styles.figure}>
          {spent.count === 0 ? messages.common.none : text.daysOf(days(spent.median))}
        </span>
        <Text size={200} className={styles.hint}>
          {spent.count === 0
            ? text.daysNone
            : spent.count < fewTenders
              ? text.daysFew(spent.count)
              : text.daysHint(days(spent.quarter), days(spent.threeQuarters), spent.count)}
        </Text>
      </Card>
      {values.length === 0 ? (
        <Card className={styles.tile}>
          <Text>{text.values}</Text>
          <span className={styles.figure}>{messages.common.none}</span>
          <Text size={200} className={styles.hint}>
            {text.noValues}
          </Text>
        </Card>
      ) : (
        // Currencies are never added up.
        values.map(({ currency, won, lost }) => (
          <Card key={currency} className={styles.tile}>
            <Text>{text.values}</Text>
            <span className={styles.figure}>{formatMoney(won, currency)}</span>
            <Text size={200} className={styles.hint}>
              {text.valueLost(formatMoney(lost, currency))}
            </Text>
          </Card>
        ))
      )}
    </div>
  );
}
