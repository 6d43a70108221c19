import type { KeywordAcross } from '@bidloom/contract/keywords';
import { Badge, makeStyles } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { Name } from '../../components/name.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.keywordsAcross;

/** The number of customers that a row names. */
const named = 5;

const useStyles = makeStyles({
  badges: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  badge: { maxWidth: '100%', boxSizing: 'border-box' },
});

export const acrossColumns: Column<KeywordAcross>[] = [
  { id: 'text', header: text.keyword, sortBy: 'text', render: (keyword) => keyword.text },
  {
    id: 'customers',
    header: text.customers,
    width: 'minmax(0, 2fr)',
    render: (keyword) => <Customers keyword={keyword} />,
  },
  {
    id: 'customerCount',
    header: text.count,
    sortBy: 'customerCount',
    width: '130px',
    align: 'end',
    // No 0 beside "All customers".
    render: ({ customerCount, forAll }) => (forAll && customerCount === 0 ? '—' : customerCount),
  },
];

function Customers({ keyword: { customers, customerCount, forAll } }: { keyword: KeywordAcross }) {
  const styles = useStyles();
  const shown = customers.slice(0, named);
  return (
    <span className={styles.badges}>
      {forAll && (
        <Badge appearance="tint" color="brand" shape="rounded">
          {text.forAll}
        </Badge>
      )}
      {shown.map(({ id, name }) => (
        <Badge key={id} className={styles.badge} appearance="outline" color="informative" shape="rounded">
          <Name text={name} />
        </Badge>
      ))}
      {customerCount > shown.length && (
        <Badge appearance="outline" color="informative" shape="rounded">
          {text.more(customerCount - shown.length)}
        </Badge>
      )}
    </span>
  );
}
