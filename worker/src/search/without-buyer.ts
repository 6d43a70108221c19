/** "Who is Garden River?" asks about the buyer itself. */
const leastWords = 3;
const articleBefore = /(?<![\p{L}\p{N}])(?:the|der|die|das|dem|den|la|le|les|el|los)\s$/iu;

/**
 * A question without the name of whoever the tender is from: its documents are full of that name, which tells nothing of what is asked for.
 * `named` is the name where it was taken out; empty where the question does not have it, or asks about nothing else.
 */
export function withoutBuyer(question: string, buyer = ''): { question: string; named: string } {
  const [text, name] = [question, buyer].map((each) => each.trim().replace(/\s+/gu, ' ')) as [string, string];
  const at = placeOf(name, text);
  if (at < 0) return { question, named: '' };
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  const isPartOfWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);
  const kept = before.replace(articleBefore, '') + after.replace(/^['’]s(?!\p{L})/u, '');
  const rest = kept.replace(/\s+/gu, ' ');
  const words = rest.match(/\p{L}+/gu)?.length ?? 0;
  if (isPartOfWord || words < leastWords) return { question, named: '' };
  return { question: rest, named: text.slice(at, at + name.length) };
}

/** Where a text has a name; below 0 where it has not. A single word only as it is written: "Water" may be the name of a customer. */
function placeOf(name: string, text: string): number {
  if (name.length < 2) return -1;
  if (!name.includes(' ')) return text.indexOf(name);
  const lower = text.toLowerCase();
  // In some scripts lower case has another length.
  return lower.length === text.length && name.toLowerCase().length === name.length
    ? lower.indexOf(name.toLowerCase())
    : text.indexOf(name);
}
