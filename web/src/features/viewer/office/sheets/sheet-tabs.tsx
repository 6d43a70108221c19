import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { messages } from '../../../../lib/messages.ts';
import type { Sheet } from './sheet-model.ts';

const text = messages.office;

const useStyles = makeStyles({
  bar: {
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  tab: { whiteSpace: 'nowrap' },
  hidden: { opacity: 0.75, fontStyle: 'italic' },
});

interface SheetTabsProps {
  sheets: Sheet[];
  shown: number;
  onShow: (sheet: number) => void;
}

/** The sheets of a workbook. Hidden sheets are included, since they are read and answers may cite them. */
export function SheetTabs({ sheets, shown, onShow }: SheetTabsProps) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab of the shown sheet is scrolled into view
  useEffect(() => {
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <div ref={bar} className={styles.bar}>
      <TabList
        size="small"
        aria-label={text.sheets}
        selectedValue={shown}
        onTabSelect={(_, { value }) => onShow(Number(value))}
      >
        {sheets.map(({ name, isHidden }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of a file do not change
          <Tab key={index} value={index} className={styles.tab}>
            <span className={isHidden ? styles.hidden : undefined}>{isHidden ? text.hiddenSheet(name) : name}</span>
          </Tab>
        ))}
      </TabList>
    </div>
  );
}
