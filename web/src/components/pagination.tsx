import { Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import {
  ChevronDoubleLeft20Regular,
  ChevronDoubleRight20Regular,
  ChevronLeft20Regular,
  ChevronRight20Regular,
} from '@fluentui/react-icons';
import { useId } from 'react';
import { messages } from '../lib/messages.ts';

const text = messages.list;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 20px',
    padding: '8px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  group: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  range: { fontVariantNumeric: 'tabular-nums' },
});

interface PaginationProps {
  pageNumber: number;
  pageSize: number;
  totalCount: number;
  totalPages: number;
  sizes: readonly number[];
  onChange: (change: { pageNumber?: number; pageSize?: number }) => void;
}

export function Pagination({ pageNumber, pageSize, totalCount, totalPages, sizes, onChange }: PaginationProps) {
  const styles = useStyles();
  const sizeId = useId();
  const from = totalCount === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
  const to = Math.min(pageNumber * pageSize, totalCount);
  const goTo = (page: number) => () => onChange({ pageNumber: page });
  const atStart = pageNumber <= 1;
  const atEnd = pageNumber >= totalPages;
  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        <label htmlFor={sizeId}>
          <Text size={200}>{text.rowsPerPage}</Text>
        </label>
        <Select
          id={sizeId}
          size="small"
          value={String(pageSize)}
          onChange={(_, { value }) => onChange({ pageSize: Number(value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
      <Text size={200} className={styles.range} aria-live="polite">
        {text.range(from, to, totalCount)}
      </Text>
      <div className={styles.group}>
        <Button
          appearance="subtle"
          icon={<ChevronDoubleLeft20Regular />}
          aria-label={text.first}
          disabledFocusable={atStart}
          onClick={goTo(1)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          aria-label={text.previous}
          disabledFocusable={atStart}
          onClick={goTo(pageNumber - 1)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronRight20Regular />}
          aria-label={text.next}
          disabledFocusable={atEnd}
          onClick={goTo(pageNumber + 1)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronDoubleRight20Regular />}
          aria-label={text.last}
          disabledFocusable={atEnd}
          onClick={goTo(totalPages)}
        />
      </div>
    </div>
  );
}
