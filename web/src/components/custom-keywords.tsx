import {
  Field,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  TagGroup,
  Textarea,
} from '@fluentui/react-components';
import type { RefObject } from 'react';
import { distinct, splitKeywords } from '../lib/keyword-words.ts';
import { messages } from '../lib/messages.ts';
import { Name } from './name.tsx';

/** Its words: those of keywords, or of what else is typed in this way. */
export interface CustomWords {
  custom: string;
  customList: string;
  tooLong: string;
}

const text = messages.keywordRuns;

const useStyles = makeStyles({
  words: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginTop: '6px' },
  word: { maxWidth: '100%' },
  primary: { minWidth: 0 },
});

interface CustomKeywordsProps {
  words: readonly string[];
  onWords: (words: string[]) => void;
  /** The typed text that is not a keyword yet. */
  typed: string;
  onTyped: (typed: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  error: string | null;
  labels?: CustomWords;
}

/** A field for typed or pasted keywords; a comma or a new line ends a keyword. */
export function CustomKeywords({
  words,
  onWords,
  typed,
  onTyped,
  inputRef,
  error,
  labels = text,
}: CustomKeywordsProps) {
  const styles = useStyles();
  const { tooLong } = splitKeywords(typed);

  const change = (value: string) => {
    if (!/[,;\t\n]/.test(value)) return onTyped(value);
    // The text after the last separator is still being typed.
    const cut = Math.max(...[',', ';', '\t', '\n'].map((separator) => value.lastIndexOf(separator))) + 1;
    const made = splitKeywords(value.slice(0, cut));
    onWords(distinct([...words, ...made.words]));
    onTyped([...made.tooLong, value.slice(cut).trimStart()].join(''));
  };
  return (
    <div>
      <Field
        label={labels.custom}
        hint={text.customHint}
        validationMessage={tooLong.length > 0 ? labels.tooLong : (error ?? undefined)}
      >
        <Textarea ref={inputRef} rows={2} resize="vertical" value={typed} onChange={(_, { value }) => change(value)} />
      </Field>
      {words.length > 0 && (
        <TagGroup
          className={styles.words}
          aria-label={labels.customList}
          onDismiss={(_, { value }) => onWords(words.filter((word) => word !== value))}
        >
          {words.map((word) => (
            <InteractionTag key={word} value={word} size="small" className={styles.word}>
              <InteractionTagPrimary hasSecondaryAction className={styles.primary}>
                <Name text={word} />
              </InteractionTagPrimary>
              <InteractionTagSecondary aria-label={text.customRemove(word)} />
            </InteractionTag>
          ))}
        </TagGroup>
      )}
    </div>
  );
}
