import type { Option } from '@bidloom/contract/categories';
import { Button, Checkbox, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { unseen } from '../../lib/unseen.ts';
import { keepLastCategory, readLastCategory } from './last-category.ts';
import type { Acceptance } from './use-acceptance.ts';

const text = messages.questionRuns;

const useStyles = makeStyles({
  bar: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flexShrink: 0,
    padding: '2px 12px 6px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // For screen readers only: the button already shows it.
  selected: unseen,
  scope: { marginLeft: 'auto' },
  into: { display: 'flex', flex: '1 1 210px', alignItems: 'center', justifyContent: 'flex-end', gap: '8px' },
  category: { flexGrow: 1, minWidth: '120px', maxWidth: '240px' },
});

/** The fetched categories to which questions can be added. */
export interface CategoryOptions {
  categories: readonly Option[];
  loading: boolean;
  /** Why they could not be fetched. */
  error: string | null;
  reload: () => void;
}

interface AcceptBarProps {
  options: CategoryOptions;
  /** Whether none, some or all selectable questions are selected. */
  checked: boolean | 'mixed';
  /** Whether there is anything to select. */
  selectable: boolean;
  count: number;
  accepting: boolean;
  onSelectAll: () => void;
  onAccept: (into: Omit<Acceptance, 'ordinals'>) => void;
}

/** Selects all questions, and adds the selected ones to a category; the last one used is preselected. */
export function AcceptBar(props: AcceptBarProps) {
  const { options, checked, selectable, count, accepting, onSelectAll, onAccept } = props;
  const styles = useStyles();
  const { organizationId, customerId } = useTender();
  const [categoryId, setCategoryId] = useState(() => readLastCategory(organizationId));
  const [onlyCustomer, setOnlyCustomer] = useState(false);
  const category = options.categories.find(({ id }) => id === categoryId);
  return (
    <div className={styles.bar}>
      <Checkbox label={text.selectAll} checked={checked} disabled={!selectable} onChange={onSelectAll} />
      <span className={styles.selected} aria-live="polite">
        {text.selected(count)}
      </span>
      {options.categories.length > 0 && (
        <Checkbox
          className={styles.scope}
          label={text.onlyCustomer}
          checked={onlyCustomer}
          onChange={(_, { checked: on }) => setOnlyCustomer(on === true)}
        />
      )}
      <div className={styles.into}>
        {options.categories.length > 0 ? (
          <>
            <Select
              className={styles.category}
              size="small"
              aria-label={text.category}
              value={category?.id ?? ''}
              onChange={(_, { value }) => setCategoryId(value)}
            >
              <option value="" disabled>
                {text.chooseCategory}
              </option>
              {options.categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Button
              size="small"
              appearance="primary"
              disabledFocusable={!category || count === 0 || accepting}
              onClick={() => {
                if (!category) return;
                keepLastCategory(organizationId, category.id);
                onAccept({ category, customerId: onlyCustomer ? customerId : null });
              }}
            >
              {accepting ? text.adding : text.add(count)}
            </Button>
          </>
        ) : (
          <NoCategories options={options} />
        )}
      </div>
    </div>
  );
}

function NoCategories({ options: { loading, error, reload } }: { options: CategoryOptions }) {
  const { organizationId } = useTender();
  if (loading) return <Text size={200}>{messages.common.loading}</Text>;
  if (error) {
    return (
      <span role="alert">
        <Text size={200}>{error}</Text>{' '}
        <Button size="small" onClick={reload}>
          {messages.common.retry}
        </Button>
      </span>
    );
  }
  return (
    <Text size={200}>
      {text.noCategories} <TextLink to={`/home/${organizationId}/categories`}>{text.toCategories}</TextLink>
    </Text>
  );
}
