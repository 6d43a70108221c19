import type { PlacedWord } from '@bidloom/contract/documents';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useEffect, useState } from 'react';
import { boxStyle } from '../highlight-boxes.ts';
import { type Rotation, turnedBox } from '../rotation.ts';
import { boxesOf } from './place-words.ts';
import type { FindHit } from './search-document.ts';
import type { PageWords } from './use-page-words.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none', zIndex: 2, mixBlendMode: 'multiply' },
  // Paper is white in both themes. The colour differs from that of citations.
  mark: { position: 'absolute', borderRadius: tokens.borderRadiusSmall, backgroundColor: 'rgb(140 205 255 / 65%)' },
  current: { backgroundColor: 'rgb(255 170 60 / 85%)', outline: '2px solid rgb(150 60 0)' },
});

interface FindMarksProps {
  page: number;
  /** The hits of this page. */
  hits: readonly FindHit[];
  current: FindHit | null;
  words: PageWords;
  rotation: Rotation;
}

/** Marks the hits on a page; the current hit is marked more strongly. */
export const FindMarks = memo(function FindMarks({ page, hits, current, words: load, rotation }: FindMarksProps) {
  const styles = useStyles();
  const [words, setWords] = useState<readonly PlacedWord[]>([]);
  useEffect(() => {
    let wanted = true;
    load(page).then(
      (found) => wanted && setWords(found),
      // Without their places the words are not marked, but the page is still shown.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [load, page]);

  return (
    <div className={styles.layer} aria-hidden>
      {hits.flatMap((hit) => {
        const isCurrent = hit.start === current?.start && hit.page === current.page;
        return boxesOf(words, hit).map((box) => {
          const style = boxStyle(turnedBox(box, rotation));
          return (
            style && (
              <div
                key={`${hit.start}:${style.left}:${style.top}`}
                className={mergeClasses(styles.mark, isCurrent && styles.current)}
                style={style}
                data-found={isCurrent ? 'current' : 'hit'}
              />
            )
          );
        });
      })}
    </div>
  );
});
