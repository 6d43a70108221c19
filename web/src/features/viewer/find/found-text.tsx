import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import type { FindHit } from './search-document.ts';

const useStyles = makeStyles({
  mark: {
    backgroundColor: tokens.colorPaletteBlueBackground2,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusSmall,
  },
  current: {
    backgroundColor: tokens.colorPaletteMarigoldBackground2,
    color: tokens.colorNeutralForeground1,
    outline: `2px solid ${tokens.colorPaletteMarigoldBorderActive}`,
    scrollMarginBlock: '30vh',
  },
});

interface FoundTextProps {
  content: string;
  /** The hits of this text, in order. */
  hits: readonly FindHit[];
  current: FindHit | null;
  /** Counts up each time the current hit must be shown. */
  round: number;
}

/** A text with its hits marked, the current one more strongly. */
export function FoundText({ content, hits, current, round }: FoundTextProps) {
  const styles = useStyles();
  const mark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hit that is chosen again must be scrolled to again
  useLayoutEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [round, content]);
  return (
    <>
      {hits.map((hit, index) => {
        const isCurrent = hit.start === current?.start && hit.page === current.page;
        return (
          <span key={hit.start}>
            {content.slice(hits[index - 1]?.end ?? 0, hit.start)}
            <mark
              {...(isCurrent ? { ref: mark } : {})}
              className={mergeClasses(styles.mark, isCurrent && styles.current)}
              data-found={isCurrent ? 'current' : 'hit'}
            >
              {content.slice(hit.start, hit.end)}
            </mark>
          </span>
        );
      })}
      {content.slice(hits.at(-1)?.end ?? 0)}
    </>
  );
}
