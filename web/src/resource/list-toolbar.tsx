import { Button, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import type { Sort } from '../components/data-table.tsx';
import { SearchField } from '../components/search-field.tsx';
import { messages } from '../lib/messages.ts';

const text = messages.list;

/** Where filters would take more room than the first results. */
const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center', padding: '12px' },
  toggle: { display: 'none', [narrow]: { display: 'inline-flex' } },
  filters: { display: 'contents', [narrow]: { display: 'none' } },
  open: { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', flexBasis: '100%' } },
  // Cards have no column headers to sort by.
  sort: { display: 'none', '@container (max-width: 700px)': { display: 'block', flexGrow: 1 } },
});

interface ListToolbarProps {
  many: string;
  searchTerm: string;
  onSearch: (term: string) => void;
  sort: Sort;
  sortable: readonly { sortBy: string; header: string }[];
  onSort: (sort: Sort) => void;
  /** The name of the screen's usual order, if that is not the order of a column. */
  usualOrder?: string | undefined;
  /** The screen's own filters; on a phone, a button shows and hides them. */
  children?: ReactNode;
  /** How many of these are set. */
  active?: number;
}

/** The search, filters and, where the list has no column headers, the order of a list. */
export function ListToolbar({
  many,
  searchTerm,
  onSearch,
  sort,
  sortable,
  onSort,
  usualOrder,
  children,
  active = 0,
}: ListToolbarProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const choices = sortable.flatMap(({ sortBy, header }) => [
    { value: `${sortBy} asc`, label: `${text.sortBy} ${header}, ${text.ascending}` },
    { value: `${sortBy} desc`, label: `${text.sortBy} ${header}, ${text.descending}` },
  ]);
  const current = `${sort.sortBy} ${sort.sortDescending ? 'desc' : 'asc'}`;
  const isKnown = choices.some(({ value }) => value === current);
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        <SearchField value={searchTerm} placeholder={text.searchPlaceholder(many)} onSearch={onSearch} />
        {children && (
          <>
            <Button
              className={styles.toggle}
              icon={<Filter20Regular />}
              aria-expanded={isOpen}
              aria-controls={filtersId}
              onClick={() => setOpen(!isOpen)}
            >
              {text.filters(active)}
            </Button>
            <div id={filtersId} className={mergeClasses(styles.filters, isOpen && styles.open)}>
              {children}
            </div>
          </>
        )}
        {choices.length > 0 && (
          <div className={styles.sort}>
            <Select
              aria-label={text.sortBy}
              value={current}
              onChange={(_, { value }) => {
                const [sortBy = sort.sortBy, direction] = value.split(' ');
                onSort({ sortBy, sortDescending: direction === 'desc' });
              }}
            >
              {!isKnown && <option value={current}>{usualOrder ?? text.usualOrder}</option>}
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
    </div>
  );
}
