import { categoriesDropdown } from '@bidloom/contract/categories';
import type { Run, RunItem } from '@bidloom/contract/runs';
import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddSquareMultiple16Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useChoices } from '../../lib/use-call.ts';
import { isInProgress } from '../runs/runs.slice.ts';
import { AcceptBar } from './accept-bar.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { acceptedInto, groupSuggestions, reasons, type SuggestionItem } from './suggestions.ts';
import { type Acceptance, useAcceptance } from './use-acceptance.ts';
import { useMore } from './use-more.ts';

const text = messages.questionRuns;

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  more: { marginLeft: 'auto' },
  scroller: { flexGrow: 1 },
  audience: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    margin: 0,
    padding: '8px 12px 6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  group: { margin: 0, padding: 0, listStyleType: 'none' },
});

interface SuggestionsResultProps {
  run: Run;
  items: readonly RunItem[];
}

/** The questions that a run suggests, to be added to a category of predefined ones. */
export function SuggestionsResult({ run, items }: SuggestionsResultProps) {
  const styles = useStyles();
  const { organizationId } = useTender();
  const options = useChoices(categoriesDropdown, { params: { organizationId }, failure: text.categoriesFailed });
  const categories = options.answer?.data ?? [];
  const { accepting, accept } = useAcceptance(run);
  const { askForMore, starting, error } = useMore(run);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const all = useMemo(() => items.filter((item): item is SuggestionItem => item.kind === 'question'), [items]);
  const shown = all.filter(({ headline }) => reason === '' || headline.reason === reason);
  // Questions that the filter hides must not be added.
  const selectable = shown.filter((item) => acceptedInto(item) === null).map(({ ordinal }) => ordinal);
  const chosen = selectable.filter((ordinal) => selected.includes(ordinal));
  const present = reasons.filter((one) => all.some(({ headline }) => headline.reason === one));
  const files = new Set(all.flatMap(({ headline }) => headline.citations.map(({ documentId }) => documentId)));
  const isAll = chosen.length > 0 && chosen.length === selectable.length;

  const nameOf = (item: SuggestionItem) => {
    const id = acceptedInto(item);
    if (id === null) return null;
    const category = categories.find((one) => one.id === id);
    return category ? text.inCategory(category.name) : text.inUnknown;
  };
  const add = async (into: Omit<Acceptance, 'ordinals'>) => {
    if (await accept({ ordinals: chosen, ...into })) setSelected([]);
  };
  const more = askForMore && !isInProgress(run) && (
    <Button
      size="small"
      icon={<AddSquareMultiple16Regular />}
      title={text.moreHint}
      disabledFocusable={starting}
      onClick={askForMore}
    >
      {starting ? messages.runs.starting : text.more}
    </Button>
  );
  const failure = error && (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{error}</MessageBarBody>
    </MessageBar>
  );

  if (all.length === 0) {
    if (run.status === 'failed') return null;
    const isNew = run.parameters.onlyNew === true;
    return (
      <EmptyState
        title={messages.runs.statuses[run.status]}
        text={isInProgress(run) ? text.noneYet : isNew ? text.noneNew : text.none}
      />
    );
  }
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        {present.length > 1 ? (
          <FilterSelect
            label={text.reasonFilter}
            value={reason}
            choices={[
              { value: '', label: text.allReasons(all.length) },
              ...present.map((value) => ({
                value,
                label: text.reasonCount(
                  text.reasons[value],
                  all.filter(({ headline }) => headline.reason === value).length,
                ),
              })),
            ]}
            onChange={setReason}
          />
        ) : (
          <Text>{text.total(all.length)}</Text>
        )}
        <div className={styles.more}>{more}</div>
      </div>
      {failure}
      <AcceptBar
        options={{ categories, loading: options.loading, error: options.error, reload: options.reload }}
        checked={isAll ? true : chosen.length > 0 ? 'mixed' : false}
        selectable={selectable.length > 0}
        count={chosen.length}
        accepting={accepting}
        onSelectAll={() => setSelected(isAll ? [] : selectable)}
        onAccept={(into) => void add(into)}
      />
      <ScrollRegion className={styles.scroller} label={messages.questionTab.suggested}>
        {groupSuggestions(shown).map(({ audience, items: group }) => (
          <section key={audience} aria-label={text.audiences[audience]}>
            <h3 className={styles.audience}>{text.audienceCount(text.audiences[audience], group.length)}</h3>
            <ol className={styles.group}>
              {group.map((item) => (
                <SuggestionRow
                  key={item.ordinal}
                  item={item}
                  namesFiles={files.size > 1}
                  selected={chosen.includes(item.ordinal)}
                  acceptedInto={nameOf(item)}
                  onSelect={(on) =>
                    setSelected(on ? [...selected, item.ordinal] : selected.filter((one) => one !== item.ordinal))
                  }
                />
              ))}
            </ol>
          </section>
        ))}
      </ScrollRegion>
    </div>
  );
}
