import type { Run, RunItem } from '@bidloom/contract/runs';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useChosen } from '../runs/use-chosen.ts';
import { FoundLayout } from './found-layout.tsx';
import type { FoundEntry } from './found-list.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { SheetSection } from './sheet-section.tsx';
import { type DatasheetItem, matchesSearch, type ShownParameter, showParameters } from './shown-parameters.ts';
import { useItemContents } from './use-item-content.ts';
import { correctedCells, correctedTables, valueInTable } from './values-in-tables.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  scroller: { flexGrow: 1 },
});

interface DatasheetsViewProps {
  run: Run;
  items: readonly RunItem[];
  sheets: readonly DatasheetItem[];
}

/** One datasheet at a time; during a search, the matches of all datasheets. */
export function DatasheetsView({ run, items, sheets }: DatasheetsViewProps) {
  const styles = useStyles();
  const { beside, openPlace } = useTender();
  const [wanted, setWanted] = useChosen(run.id, 'datasheet');
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const sheet = sheets.find(({ ordinal }) => ordinal === wanted) ?? sheets[0];
  const isFiltered = search !== '' || tag !== '';
  const shown = isFiltered ? sheets : sheet ? [sheet] : [];
  const corrected = correctedTables(items, new Set(shown.map(({ headline }) => headline.documentId)));
  const { contents, reload } = useItemContents(
    run,
    [...shown, ...corrected].map(({ ordinal }) => ordinal),
  );
  const cells = corrected.flatMap(({ ordinal }) => {
    const item = contents[ordinal]?.item;
    return item?.kind === 'table' ? correctedCells(item) : [];
  });
  const tags = [...new Set(sheets.flatMap(({ headline }) => headline.tags))];
  if (!sheet) return <EmptyState title={text.noSheets} text={text.noSheetsText} />;

  const filter = (parameter: ShownParameter) =>
    (tag === '' || parameter.tag === tag) && (search === '' || matchesSearch(parameter, search));
  const loaded = shown.flatMap(({ ordinal }) => {
    const item = contents[ordinal]?.item;
    return item?.kind === 'datasheet' ? [item] : [];
  });
  const failed = shown.find(({ ordinal }) => contents[ordinal]?.status === 'failed');
  const isWaiting = !failed && loaded.length < shown.length;
  const matches = loaded.filter((item) => showParameters(item, item.correction).some(filter));
  const clear = () => {
    setSearch('');
    setTag('');
  };

  const choose = (ordinal: number) => {
    clear();
    setWanted(ordinal);
    const chosen = sheets.find((one) => one.ordinal === ordinal)?.headline;
    // Shows its page as well, unless that would cover the datasheet.
    if (chosen && beside)
      openPlace({ documentId: chosen.documentId, page: chosen.pages[0] ?? 1, boxes: [], quote: '' });
  };

  return (
    <>
      <div className={styles.bar}>
        <SearchField value={search} placeholder={text.searchParameters} onSearch={setSearch} />
        {tags.length > 1 && (
          <FilterSelect
            label={text.tag}
            value={tag}
            choices={[{ value: '', label: text.allTags }, ...tags.map((value) => ({ value, label: value }))]}
            onChange={setTag}
          />
        )}
      </div>
      <FoundLayout
        label={text.sheetList}
        entries={sheets.map(entryOf)}
        chosen={isFiltered ? null : sheet.ordinal}
        onChoose={choose}
      >
        <ScrollRegion key={isFiltered ? 'found' : sheet.ordinal} className={styles.scroller} label={text.parameters}>
          {matches.map((item) => (
            <SheetSection
              key={item.ordinal}
              run={run}
              item={item}
              filter={filter}
              inTable={(parameter) => valueInTable(parameter, cells)}
            />
          ))}
          {isWaiting && <ItemSkeleton />}
          {failed && (
            <ItemFailure
              error={contents[failed.ordinal]?.error ?? null}
              onRetry={() => {
                for (const { ordinal } of shown) if (contents[ordinal]?.status === 'failed') reload(ordinal);
              }}
            />
          )}
          {isFiltered && !isWaiting && !failed && matches.length === 0 && (
            <EmptyState title={messages.list.noMatch} text={text.noMatch}>
              <Button onClick={clear}>{messages.list.clearFilters}</Button>
            </EmptyState>
          )}
        </ScrollRegion>
      </FoundLayout>
    </>
  );
}

function entryOf({ ordinal, headline, correction }: DatasheetItem): FoundEntry {
  const { documentId, fileName, title, tags, pages, parameters } = headline;
  return {
    ordinal,
    title: title ?? text.sheetOn(pages[0] ?? 1),
    facts: text.sheetFacts(pages, tags.length, parameters),
    documentId,
    fileName,
    corrected: correction !== null,
  };
}
