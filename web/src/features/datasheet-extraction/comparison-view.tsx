import type { Run } from '@bidloom/contract/runs';
import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Switch,
  tokens,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { ChoiceList } from '../../components/choice-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { columnsOf, compareColumns, usualColumns } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { type DatasheetItem, showParameters } from './shown-parameters.ts';
import { useItemContents } from './use-item-content.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flexShrink: 0,
    padding: '6px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  choice: { width: 'min(320px, 80vw)' },
});

interface ComparisonViewProps {
  run: Run;
  sheets: readonly DatasheetItem[];
}

/** Several tags side by side, of one document or of several. */
export function ComparisonView({ run, sheets }: ComparisonViewProps) {
  const styles = useStyles();
  const tagged = useMemo(() => sheets.filter(({ headline }) => headline.tags.length > 0), [sheets]);
  const { contents, reload } = useItemContents(
    run,
    tagged.map(({ ordinal }) => ordinal),
  );
  const [documentId, setDocumentId] = useState('');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const parameters = useMemo(
    () =>
      tagged.flatMap(({ ordinal }) => {
        const item = contents[ordinal]?.item;
        return item?.kind === 'datasheet' ? showParameters(item, item.correction) : [];
      }),
    [contents, tagged],
  );
  const documents = [...new Map(tagged.map(({ headline }) => [headline.documentId, headline.fileName]))];
  const columns = useMemo(
    () => columnsOf(parameters).filter((column) => documentId === '' || column.documentId === documentId),
    [parameters, documentId],
  );
  const shown = useMemo(() => {
    const wanted = chosen ?? usualColumns(parameters, columns);
    return columns.filter(({ key }) => wanted.includes(key));
  }, [chosen, parameters, columns]);
  const lines = useMemo(() => compareColumns(parameters, shown), [parameters, shown]);

  const failed = tagged.filter(({ ordinal }) => contents[ordinal]?.status === 'failed');
  const isWaiting = tagged.some(({ ordinal }) => contents[ordinal]?.status !== 'ready');
  if (failed[0]) {
    const error = contents[failed[0].ordinal]?.error ?? null;
    return <ItemFailure error={error} onRetry={() => failed.map(({ ordinal }) => reload(ordinal))} />;
  }
  if (isWaiting) return <ItemSkeleton />;
  if (columns.length < 2 && documentId === '') return <EmptyState title={text.noTags} text={text.noTagsText} />;

  const names = columns.map(({ key, tag, fileName }) => ({
    value: key,
    label: documents.length > 1 && documentId === '' ? text.tagIn(tag, fileName) : tag,
  }));
  const listed = onlyDifferences ? lines.filter(({ differs }) => differs) : lines;
  return (
    <>
      <div className={styles.bar}>
        {documents.length > 1 && (
          <FilterSelect
            label={messages.keywordRuns.documentFilter}
            value={documentId}
            choices={[
              { value: '', label: messages.keywordRuns.allDocuments },
              ...documents.map(([value, label]) => ({ value, label })),
            ]}
            onChange={(id) => {
              setDocumentId(id);
              setChosen(null);
            }}
          />
        )}
        <Popover trapFocus positioning="below-start">
          <PopoverTrigger disableButtonEnhancement>
            <Button icon={<ChevronDown16Regular />} iconPosition="after">
              {text.tagsChosen(shown.length, columns.length)}
            </Button>
          </PopoverTrigger>
          <PopoverSurface className={styles.choice} aria-label={text.chooseTags}>
            <ChoiceList
              label={text.chooseTags}
              many={text.tagsMany}
              choices={names}
              value={shown.map(({ key }) => key)}
              onChange={setChosen}
            />
          </PopoverSurface>
        </Popover>
        <Switch
          label={text.onlyDifferences}
          checked={onlyDifferences}
          onChange={(_, { checked }) => setOnlyDifferences(checked)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={text.noColumns} text={text.noColumnsText} />
      ) : listed.length === 0 ? (
        <EmptyState title={text.noDifferences} text={text.noDifferencesText} />
      ) : (
        <ComparisonTable lines={listed} columns={shown} withDocument={documents.length > 1} model={run.cost.model} />
      )}
    </>
  );
}
