import { noWords } from '../find/find-in-text.ts';
import { useAskedWords } from '../find/use-asked-words.ts';

/** What is looked for in a document that is shown as it looks; null while nobody is finding. */
export function useShownWords(documentId: string): [string | null, (words: string | null) => void] {
  const [{ asked }, setAsked] = useAskedWords(documentId);
  return [asked?.text ?? null, (words) => setAsked(words === null ? null : { ...noWords, text: words })];
}
