import type { Citation } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { messages } from '../lib/messages.ts';

const text = messages.chat;

/** The longest quote in the tooltip, in characters; the page shows the rest. */
const longestQuote = 280;

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    height: '24px',
    padding: '0 4px',
    margin: '-3px 0 -3px 4px',
    verticalAlign: 'baseline',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // In dark mode, a shadow alone is no edge.
  frame: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  tip: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
});

interface CitationChipProps {
  number: number;
  citation: Citation;
  onOpen: (citation: Citation) => void;
}

/** The number of a source; it opens the page with the place highlighted. */
export function CitationChip({ number, citation, onOpen }: CitationChipProps) {
  const styles = useStyles();
  const [shown, setShown] = useState(false);
  // After a click the page shows more than the tooltip, which is hidden until the pointer or the focus comes back. Leaving the
  // number, as it does where the page replaces the chat, must not show it again.
  const opened = useRef(false);
  const leave = () => {
    opened.current = false;
  };
  const { fileName, page } = citation;
  const quote = showQuote(citation.quote);
  const shownQuote = quote.length > longestQuote ? `${quote.slice(0, longestQuote).trimEnd()}…` : quote;
  return (
    <Tooltip
      relationship="description"
      // The sentence that it cites is above it.
      positioning="below"
      visible={shown}
      onVisibleChange={(_, { visible }) => setShown(visible && !opened.current)}
      content={{
        className: styles.frame,
        children: (
          <span className={styles.tip}>
            <Text size={200} weight="semibold">
              {text.place(fileName, page)}
            </Text>
            <Text size={200}>“{shownQuote}”</Text>
          </span>
        ),
      }}
    >
      <button
        type="button"
        className={styles.chip}
        aria-label={text.citation(number, fileName, page)}
        onPointerLeave={leave}
        onBlur={leave}
        onClick={() => {
          opened.current = true;
          setShown(false);
          onOpen(citation);
        }}
      >
        {number}
      </button>
    </Tooltip>
  );
}
