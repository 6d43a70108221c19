import { noWords } from '../find/find-in-text.ts';
import { useAskedWords } from '../find/use-asked-words.ts';

/** The search text in a document that is shown in its layout; null while the search is closed. */
export function useShownWords(documentId: string): [string | null, (words: string | null) => void] {
  const [{ asked }, setAsked] = useAskedWords(documentId);
  return [asked?.text ?? null, (words) => setAsked(words === null ? null : { ...noWords, text: words })];
}
