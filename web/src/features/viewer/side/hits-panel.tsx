import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';
import { contextOf } from '../find/find-in-text.ts';
import { mostHits } from '../find/search-document.ts';
import type { Find } from '../find/use-find.ts';
import { labelOf } from '../page-labels.ts';
import { VirtualList } from './virtual-list.tsx';

const words = messages.viewerTools;

/** The height of a row in pixels: the page, and two lines of text below it. */
const rowHeight = 76;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  hint: { padding: '8px 12px', color: tokens.colorNeutralForeground2 },
  hit: {
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    padding: '6px 12px',
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected },
  page: { display: 'block', color: tokens.colorNeutralForeground2 },
  words: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface HitsPanelProps {
  find: Find;
  labels: readonly string[] | null;
  onHit: (index: number) => void;
}

/** The list of hits: each with its page and the words around it. */
export function HitsPanel({ find, labels, onHit }: HitsPanelProps) {
  const styles = useStyles();
  const { hits, current, isCut, searching, query, text } = find;
  if (hits.length === 0) {
    const hint = searching ? words.searching : query.text.trim() ? words.noHits : words.noQuery;
    return <Text className={styles.hint}>{hint}</Text>;
  }
  return (
    <div className={styles.panel}>
      {isCut && (
        <Text size={200} className={styles.hint}>
          {words.cut(mostHits)}
        </Text>
      )}
      <VirtualList
        label={words.allHits}
        count={hits.length}
        rowHeight={rowHeight}
        current={current}
        item={(index, button) => {
          const hit = hits[index];
          if (!hit) return null;
          const context = contextOf(text.textOf(hit.page), hit);
          return (
            <button
              {...button}
              type="button"
              className={mergeClasses(styles.hit, index === current && styles.current)}
              aria-current={index === current || undefined}
              onClick={() => onHit(index)}
            >
              <Text size={200} className={styles.page}>
                {words.hitAt(labelOf(hit.page, labels))}
              </Text>
              <span className={styles.words}>
                {context.before}
                <mark className={styles.mark}>{context.words}</mark>
                {context.after}
              </span>
            </button>
          );
        }}
      />
    </div>
  );
}
