import type { Citation } from '@bidloom/contract/chat';
import { makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { Edit12Regular } from '@fluentui/react-icons';
import { messages } from '../lib/messages.ts';
import { linesOfEdit, type TextCorrection } from '../lib/text-correction.ts';
import { CitationChip } from './citation-chip.tsx';

const text = messages.summaryRuns;

const useStyles = makeStyles({
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase400 },
  line: { margin: '0 0 8px', ':last-child': { marginBottom: 0 } },
  byHand: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorBrandStroke1,
    textUnderlineOffset: '4px',
  },
  mark: { display: 'inline-flex', marginLeft: '4px', color: tokens.colorBrandForeground1, verticalAlign: '-1px' },
});

interface EditedTextProps {
  edit: TextCorrection;
  citations: readonly Citation[];
  onOpen: (citation: Citation) => void;
}

/** A section or an answer that a person has edited: unchanged sentences keep their sources, new ones are marked. */
export function EditedText({ edit, citations, onOpen }: EditedTextProps) {
  const styles = useStyles();
  return (
    <div className={styles.words}>
      {linesOfEdit(edit).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
        <div key={index} className={styles.line} data-claim>
          {line.map((claim, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
            <span key={place}>
              {place > 0 && ' '}
              <span className={claim.byHand ? styles.byHand : undefined}>{claim.text.trimEnd()}</span>
              {claim.byHand && (
                <Tooltip content={text.edited} relationship="label">
                  <span className={styles.mark} role="img">
                    <Edit12Regular />
                  </span>
                </Tooltip>
              )}
              {claim.citations.map((number) => {
                const citation = citations[number];
                return (
                  citation && <CitationChip key={number} number={number + 1} citation={citation} onOpen={onOpen} />
                );
              })}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
