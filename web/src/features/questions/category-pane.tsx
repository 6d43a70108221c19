import type { Category } from '@bidloom/contract/categories';
import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { Add20Regular, CheckmarkCircle20Regular, Edit20Regular, Prohibited20Regular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Card } from '../../components/card.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { sideAbove } from '../../resource/side-above.ts';
import type { CountedCategory } from './use-categories.ts';

const CategoryDialog = lazyPart(async () => (await import('./category-dialog.tsx')).CategoryDialog);

const { categoryPane: text, categories: words, common, list } = messages;

const useStyles = makeStyles({
  card: { padding: '8px', gap: '4px' },
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxHeight: 'calc(100vh - 280px)',
    minHeight: '120px',
    overflowY: 'auto',
  },
  row: { display: 'flex', alignItems: 'center', borderRadius: tokens.borderRadiusMedium },
  chosen: { backgroundColor: tokens.colorBrandBackground2 },
  choice: { flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', fontWeight: 'inherit' },
  chosenName: { fontWeight: tokens.fontWeightSemibold },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  inactive: { color: tokens.colorNeutralForeground3 },
  count: { marginLeft: '8px', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  /** As wide as a menu's button, so that all numbers are aligned. */
  noMenu: { width: '32px', flexShrink: 0 },
  narrow: { display: 'flex', alignItems: 'center', gap: '4px', '& > :first-child': { flexGrow: 1 } },
  create: { justifyContent: 'flex-start' },
});

interface CategoryPaneProps {
  /** Undefined while the categories are fetched. */
  categories: readonly CountedCategory[] | undefined;
  error: string | null;
  onRetry: () => void;
  /** The id of the chosen category; empty: all. */
  value: string;
  onChoose: (categoryId: string) => void;
  onSaved: (category: Category) => void;
  onToggle: (category: Category) => void;
}

/** The categories beside the list of questions: users choose, create and change them here. A select where they are above it. */
export function CategoryPane(props: CategoryPaneProps) {
  const { categories, error, onRetry, value, onChoose, onSaved, onToggle } = props;
  const styles = useStyles();
  const narrow = useMediaQuery(sideAbove);
  const [editing, setEditing] = useState<{ category: Category | null } | null>(null);
  useReopenedForm(words.one, categories !== undefined, (id) => {
    const category = categories?.find((one) => one.id === id);
    if (category || id === '') setEditing({ category: category ?? null });
  });
  const total = categories?.reduce((sum, { questions }) => sum + questions, 0) ?? 0;

  const menuOf = (category: CountedCategory) => (
    <RowMenu
      label={list.rowActions(category.name)}
      actions={[
        { id: 'edit', label: text.rename, icon: <Edit20Regular />, onClick: () => setEditing({ category }) },
        {
          id: 'toggle',
          label: category.isActive ? common.deactivate : common.activate,
          icon: category.isActive ? <Prohibited20Regular /> : <CheckmarkCircle20Regular />,
          onClick: () => onToggle(category),
        },
      ]}
    />
  );
  const dialog = editing && (
    <CategoryDialog category={editing.category} onSaved={onSaved} onClose={() => setEditing(null)} />
  );

  if (narrow) {
    const chosen = categories?.find(({ id }) => id === value);
    return (
      <div className={styles.narrow}>
        <FilterSelect
          label={text.label}
          value={value}
          choices={[
            { value: '', label: text.choice(text.all, total) },
            ...(categories ?? []).map(({ id, name, questions }) => ({
              value: id,
              label: text.choice(name, questions),
            })),
          ]}
          onChange={onChoose}
        />
        {chosen && menuOf(chosen)}
        <Button icon={<Add20Regular />} aria-label={text.create} onClick={() => setEditing({ category: null })} />
        {dialog}
      </div>
    );
  }

  return (
    <Card className={styles.card} role="navigation" aria-label={text.label}>
      {error && !categories ? (
        <div role="alert">
          <Text>{error}</Text> <Button onClick={onRetry}>{common.retry}</Button>
        </div>
      ) : (
        <ul className={styles.list}>
          <CategoryChoice name={text.all} count={total} chosen={value === ''} onChoose={() => onChoose('')} />
          {!categories && <PaneSkeleton />}
          {categories?.map((category) => (
            <CategoryChoice
              key={category.id}
              name={category.name}
              count={category.questions}
              inactive={!category.isActive}
              chosen={value === category.id}
              onChoose={() => onChoose(category.id)}
              menu={menuOf(category)}
            />
          ))}
        </ul>
      )}
      <Button
        appearance="subtle"
        className={styles.create}
        icon={<Add20Regular />}
        onClick={() => setEditing({ category: null })}
      >
        {text.create}
      </Button>
      {dialog}
    </Card>
  );
}

interface CategoryChoiceProps {
  name: string;
  count: number;
  inactive?: boolean;
  chosen: boolean;
  onChoose: () => void;
  menu?: ReactNode;
}

function CategoryChoice({ name, count, inactive = false, chosen, onChoose, menu }: CategoryChoiceProps) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.row, chosen && styles.chosen)}>
      <Button
        appearance="transparent"
        className={mergeClasses(styles.choice, chosen && styles.chosenName)}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={mergeClasses(styles.name, inactive && styles.inactive)}>
          {name}
          {inactive && ` (${text.inactive.toLowerCase()})`}
        </span>
        <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
      </Button>
      {menu ?? <span className={styles.noMenu} />}
    </li>
  );
}

function PaneSkeleton() {
  return (
    <Skeleton aria-label={text.label}>
      {[1, 2, 3, 4].map((row) => (
        <SkeletonItem key={row} style={{ margin: '12px 8px', width: 'auto' }} />
      ))}
    </Skeleton>
  );
}
