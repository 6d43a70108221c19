/** What the model writes, alone, where the passages hold no answer. */
export const notFoundWord = 'NOT_FOUND';

/** Where the model named passages: `at` is an offset into the answer's text without the markers. */
export interface Mark {
  at: number;
  /** Numbers as the model wrote them; they may not exist. */
  numbers: number[];
}

/** What the model wrote, read to its end. */
export interface ModelAnswer {
  /** Without markers. */
  text: string;
  marks: Mark[];
  /** The model said that the passages hold no answer. */
  isNotFound: boolean;
}

/** Reads an answer while it comes: takes the markers out and holds back what may yet become one. */
export interface AnswerReader {
  /** Takes the next piece; answers the words that may be shown. */
  write(piece: string): string;
  /** Answers the words that were held back. */
  end(): string;
  answer(): ModelAnswer;
}

const control = new RegExp(
  String.raw`[\[【](\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)[\]】]|(?<![\p{L}\p{N}_])${notFoundWord}(?![\p{L}\p{N}_])`,
  'u',
);
/** The end of a piece that may be the start of a marker or of the word for "not found". */
const unfinished = new RegExp(
  String.raw`(?:[\[【][\d\s,;–-]{0,40}|(?<![\p{L}\p{N}_])(?:${prefixes(notFoundWord).join('|')}))$`,
  'u',
);
const hasWords = /[\p{L}\p{N}]/u;

export function createAnswerReader(): AnswerReader {
  const marks: Mark[] = [];
  let held = '';
  let text = '';
  let isNotFound = false;
  /** Whether anything was said: letters or figures, not mere marks. */
  let isSaid = false;

  function show(words: string): string {
    const shown = text === '' ? words.trimStart() : words;
    text += shown;
    isSaid ||= hasWords.test(shown);
    return shown;
  }

  function takeControls(isLast: boolean): string {
    let shown = '';
    for (let match = control.exec(held); match && !isNotFound; match = control.exec(held)) {
      // The next letter may make another word of it.
      if (!isLast && match[1] === undefined && match.index + match[0].length === held.length) break;
      const before = held.slice(0, match.index).trimEnd();
      held = held.slice(match.index + match[0].length);
      if (match[1] === undefined && !isSaid && !hasWords.test(before)) {
        isNotFound = true;
        break;
      }
      shown += show(before);
      if (match[1] !== undefined) marks.push({ at: text.length, numbers: readNumbers(match[1]) });
    }
    return shown;
  }

  return {
    write(piece) {
      if (isNotFound) return '';
      held += piece;
      let shown = takeControls(false);
      // Quotation marks or stars before the first word may belong to the word that is not shown.
      if (isNotFound || !(isSaid || hasWords.test(held))) return shown;
      const safe = safeLength(held);
      if (safe > 0 && (isSaid || hasWords.test(held.slice(0, safe)))) {
        shown += show(held.slice(0, safe));
        held = held.slice(safe);
      }
      return shown;
    },
    end() {
      if (isNotFound) return '';
      const rest = takeControls(true);
      return isNotFound ? rest : rest + show(held.replace(/[[【][\d\s,;–-]*$/u, '').trimEnd());
    },
    answer: () => ({ text, marks, isNotFound }),
  };
}

/** How much of `held` can't belong to a marker: white space before one goes with it. */
function safeLength(held: string): number {
  const tail = unfinished.exec(held.slice(-64));
  let length = held.length - (tail ? tail[0].length : 0);
  while (length > 0 && /\s/u.test(held[length - 1] as string)) length--;
  return length;
}

/** Entries of one marker that are read. */
const mostNumbers = 20;

/** `1, 3` and `2-4`. */
function readNumbers(list: string): number[] {
  return list.split(/[,;]/u, mostNumbers).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/u).map(Number);
    const count = Math.min(Math.max(to - from, 0), 9) + 1;
    return Array.from({ length: count }, (_, index) => from + index);
  });
}

function prefixes(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, word.length - index));
}
