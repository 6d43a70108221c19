/** What the model writes, and nothing else, where the passages contain no answer. */
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
  /** The model said that the passages contain no answer. */
  isNotFound: boolean;
}

/** Reads an answer while it arrives: takes the markers out and keeps back text that may turn out to be one. */
export interface AnswerReader {
  /** Takes the next piece; returns the words that may be shown. */
  write(piece: string): string;
  /** Returns the words that were kept back. */
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
  let pending = '';
  let text = '';
  let isNotFound = false;
  /** Whether the model wrote any letters or figures, not only punctuation. */
  let isSaid = false;

  function show(words: string): string {
    const shown = text === '' ? words.trimStart() : words;
    text += shown;
    isSaid ||= hasWords.test(shown);
    return shown;
  }

  function takeControls(isLast: boolean): string {
    let shown = '';
    for (let match = control.exec(pending); match && !isNotFound; match = control.exec(pending)) {
      // The next letter may make another word of it.
      if (!isLast && match[1] === undefined && match.index + match[0].length === pending.length) break;
      const before = pending.slice(0, match.index).trimEnd();
      pending = pending.slice(match.index + match[0].length);
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
      pending += piece;
      let shown = takeControls(false);
      // Quotation marks or stars before the first word may belong to the word that is not shown.
      if (isNotFound || !(isSaid || hasWords.test(pending))) return shown;
      const safe = safeLength(pending);
      if (safe > 0 && (isSaid || hasWords.test(pending.slice(0, safe)))) {
        shown += show(pending.slice(0, safe));
        pending = pending.slice(safe);
      }
      return shown;
    },
    end() {
      if (isNotFound) return '';
      const rest = takeControls(true);
      return isNotFound ? rest : rest + show(pending.replace(/[[【][\d\s,;–-]*$/u, '').trimEnd());
    },
    answer: () => ({ text, marks, isNotFound }),
  };
}

/** How much of `pending` can't belong to a marker: white space before a marker goes with it. */
function safeLength(pending: string): number {
  const tail = unfinished.exec(pending.slice(-64));
  let length = pending.length - (tail ? tail[0].length : 0);
  while (length > 0 && /\s/u.test(pending[length - 1] as string)) length--;
  return length;
}

/** The most entries of one marker that are read. */
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
