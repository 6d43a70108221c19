/** "Who is Garden River?" asks about the buyer itself. */
const leastWords = 3;
const articleBefore = /(?<![\p{L}\p{N}])(?:the|der|die|das|dem|den|la|le|les|el|los)\s$/iu;

/**
 * A question without the name of whoever the tender is from: its documents are full of that name, which tells nothing of what is asked for.
 * `named` is the name as the question has it; empty where it has none, or asks about nothing else.
 */
export function withoutBuyer(question: string, buyer = ''): { question: string; named: string } {
  const [text, name] = [question, buyer].map((each) => each.trim().replace(/\s+/gu, ' ')) as [string, string];
  const place = placeOf(name, text);
  if (!place) return { question, named: '' };
  const [before, named, after] = [
    text.slice(0, place.start),
    text.slice(place.start, place.end),
    text.slice(place.end),
  ];
  const kept = before.replace(articleBefore, '') + after.replace(/^['’]s(?!\p{L})/u, '');
  const rest = kept.replace(/\s+/gu, ' ');
  const words = rest.match(/\p{L}+/gu)?.length ?? 0;
  return words < leastWords ? { question, named: '' } : { question: rest, named };
}

/** Where a text has a name, or the first words of a longer one; null where it has not. */
function placeOf(name: string, text: string): { start: number; end: number } | null {
  if (name.length < 2) return null;
  const lower = text.toLowerCase();
  const anyCase = name.toLowerCase();
  // In some scripts lower case has another length. A single word only as it is written: "Water" may be the name of a customer.
  const isSafe = name.includes(' ') && lower.length === text.length && anyCase.length === name.length;
  const whole = isSafe ? wordsAt(anyCase, lower) : wordsAt(name, text);
  if (whole) return whole;
  const words = name.split(' ');
  for (let count = words.length - 1; count >= leastOfName; count--) {
    // "City of" is the beginning of many names.
    const isName = /^\p{Lu}/u.test(words[count - 1] ?? '');
    const part = isName ? wordsAt(words.slice(0, count).join(' '), text) : null;
    if (part) return part;
  }
  return null;
}

/** Words of a longer name that stand for the whole. */
const leastOfName = 2;

function wordsAt(words: string, text: string): { start: number; end: number } | null {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    const isPartOfWord =
      /[\p{L}\p{N}]/u.test(text.slice(Math.max(0, start - 1), start)) ||
      /^[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
    if (!isPartOfWord) return { start, end };
  }
  return null;
}
