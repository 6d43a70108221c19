import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';
import { Button, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { CitedText } from '../../components/cited-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { hitChosen, selectChosenHits } from './chosen-hits.slice.ts';
import { HitList } from './hit-list.tsx';
import { HitStepper } from './hit-stepper.tsx';
import { filterHits, isOnlyWithinWords, type KeywordItem, matchKinds, usualKinds } from './hits.ts';
import { useHitAddress } from './use-hit-address.ts';
import { useHitSteps } from './use-hit-steps.ts';

const text = messages.keywordRuns;

const useStyles = makeStyles({
  hits: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stepper: { marginLeft: 'auto' },
  scroller: { flexGrow: 1 },
  inShort: {
    margin: '10px 12px 2px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface KeywordHitsProps {
  /** The run's id. */
  id: string;
  item: KeywordItem;
  hits: readonly KeywordHit[];
  /** Counts up each time the user chooses this keyword, which shows its first hit; 0: not chosen by the user. */
  round: number;
}

/** The hits of one keyword: a summary, then each place. */
export function KeywordHits({ id, item, hits, round }: KeywordHitsProps) {
  const styles = useStyles();
  const { openPlace, leaveMark, beside, placeBar } = useTender();
  const dispatch = useDispatch();
  const { headline, ordinal } = item;
  const chosenHit = useSelector(selectChosenHits)[id]?.[ordinal];
  const sayHit = useHitAddress(id, ordinal, chosenHit ?? null);
  const [kinds, setKinds] = useState(isOnlyWithinWords(headline) ? matchKinds : usualKinds);
  const [documentId, setDocumentId] = useState('');
  const shown = useMemo(() => filterHits(hits, kinds, documentId), [hits, kinds, documentId]);
  const { current, page, setPage, open, begin, step, onKeyDown, reset } = useHitSteps(shown, {
    hit: hits[chosenHit ?? -1],
    setHit: (hit) => {
      const index = hit ? hits.indexOf(hit) : null;
      dispatch(hitChosen({ id, ordinal, index }));
      sayHit(index);
    },
  });
  const present = matchKinds.filter((kind) => headline.counts[kind]);

  // Choosing a keyword shows the page of its first hit, unless that would cover the hits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice may show the page, not another filter or layout
  useEffect(() => {
    if (round === 0 || !beside) return;
    if (shown.length > 0) begin();
    else leaveMark();
  }, [round]);

  const stepper = <HitStepper current={current} total={shown.length} onStep={step} />;
  const digest = headline.digest;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons within
    <div className={styles.hits} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {present.map((kind) => (
          <ToggleButton
            key={kind}
            size="small"
            shape="circular"
            checked={kinds.includes(kind)}
            onClick={() => {
              setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]);
              reset();
            }}
          >
            {text.kindCount(text.matches[kind], headline.counts[kind] ?? 0)}
          </ToggleButton>
        ))}
        {headline.documents.length > 1 && (
          <FilterSelect
            label={text.documentFilter}
            value={documentId}
            choices={[
              { value: '', label: text.allDocuments },
              ...headline.documents.map(({ documentId: value, fileName, count }) => ({
                value,
                label: text.kindCount(fileName, count),
              })),
            ]}
            onChange={(id) => {
              setDocumentId(id);
              reset();
            }}
          />
        )}
        {shown.length > 0 && (
          <div className={styles.stepper}>{placeBar ? createPortal(stepper, placeBar) : stepper}</div>
        )}
      </div>
      <ScrollRegion className={styles.scroller} label={text.hits(headline.keyword)}>
        {digest && (digest.claims.length > 0 || isOnlyWithinWords(headline)) && (
          <section className={styles.inShort} aria-label={text.inShort}>
            <h3 className={styles.title}>{text.inShort}</h3>
            {digest.claims.length > 0 ? (
              <CitedText claims={digest.claims} citations={digest.citations} onOpen={openPlace} />
            ) : (
              <Text className={styles.quiet}>{text.onlyInLongerWords}</Text>
            )}
          </section>
        )}
        {hits.length === 0 && <EmptyState title={text.notFoundTitle} text={text.noHits(headline.keyword)} />}
        {hits.length > 0 && shown.length === 0 && (
          <EmptyState title={text.filteredOut} text={text.filteredOutText}>
            <Button
              onClick={() => {
                setKinds(matchKinds);
                setDocumentId('');
              }}
            >
              {text.showAll}
            </Button>
          </EmptyState>
        )}
        <HitList hits={shown} current={current} page={page} onPage={setPage} onOpen={open} />
      </ScrollRegion>
    </div>
  );
}
