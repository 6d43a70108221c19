import type { SimilarTender } from '@bidloom/contract/similar-tenders';
import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { TenderStatus } from '../../components/tender-status.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { similarMessages } from '../../lib/messages.similar.ts';
import { useTender } from '../../lib/tender-context.ts';
import { ReasonRow } from './reason-row.tsx';
import { ReusableAnswers } from './reusable-answers.tsx';

const text = similarMessages;

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  about: { color: tokens.colorNeutralForeground2 },
  reasons: { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
});

/** One similar tender. */
export function SimilarItem({ tender }: { tender: SimilarTender }) {
  const styles = useStyles();
  const { organizationId } = useTender();
  const { id, name, reference, customerId, customerName, status, outcome, closedAt, dueAt, value, currency } = tender;
  const address = `/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`;
  const about = [
    ...[reference, customerName, value === null ? null : formatMoney(value, currency)],
    closedAt ? text.closed(formatDate(closedAt)) : dueAt ? text.due(formatDate(dueAt)) : null,
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <TextLink to={address}>{name}</TextLink>
        </h2>
        <TenderStatus status={outcome ?? status} />
        <Badge appearance="outline" color={tender.likeness === 'some' ? 'informative' : 'brand'} shape="rounded">
          {text.likeness[tender.likeness]}
        </Badge>
      </div>
      <Text size={200} className={styles.about}>
        {about.filter(Boolean).join(' · ')}
      </Text>
      {tender.reasons.length === 0 ? (
        <Text size={200} className={styles.about}>
          {text.noReasons}
        </Text>
      ) : (
        <ul className={styles.reasons} aria-label={text.reasonsOf(name)}>
          {tender.reasons.map((reason) => (
            <ReasonRow key={`${reason.kind} ${reason.fact} ${reason.here.text}`} reason={reason} address={address} />
          ))}
        </ul>
      )}
      <ReusableAnswers answers={tender.answers} more={tender.moreAnswers} address={address} />
    </li>
  );
}
