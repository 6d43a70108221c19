import { likelyLanguage } from './likely-language.ts';
import { hasDenseScript } from './scripts-without-spaces.ts';
import { analyzerFor } from './terms.ts';

/** Characters; a longer one is no name that people type. */
const longestName = 200;
/** Shorter names of one word are words of their own: "IT". */
const shortestWord = 4;
/** With so many words, a name is no usual phrase in small letters either: "public works". */
const sureWords = 3;
/** Words of content that a question has besides the name: "What is the address of Garden River?" asks about the buyer itself. */
const leastContent = 2;
const articleBefore = /(?<![\p{L}\p{N}])(?:the|der|die|das|dem|den|la|le|les|el|los)\s$/iu;
/** What people leave out at the end of a name: legal forms, and what is no subject: "Data Protection" of an authority is one. */
const ofOrganization = new Set(
  (
    'first nation inc ltd limited llc llp plc corp corporation company council ' +
    'gmbh ag kg se ev eg aör kgaa mbh co sa sas sarl srl spa sl bv nv ab as oy sp zoo pvt pty'
  ).split(' '),
);

/**
 * A question without the name of whoever the tender is from: its documents are full of that name, which tells nothing of what is asked for.
 * `named` is the name as the question has it; empty where it has none, or asks about nothing else.
 */
export function withoutBuyer(question: string, buyer = ''): { question: string; named: string } {
  const [text, name] = [question, buyer].map((each) => each.trim().replace(/\s+/gu, ' ')) as [string, string];
  const found = name.length > longestName ? undefined : waysToName(name).find((way) => placeOf(way, text) !== null);
  let rest = text;
  for (let place = found && placeOf(found, rest); place; place = placeOf(found ?? '', rest)) {
    const [before, after] = [rest.slice(0, place.start), rest.slice(place.end)];
    rest = before.replace(articleBefore, '') + after.replace(/^['’]s(?!\p{L})/u, '');
  }
  const asks = rest.replace(/\s+/gu, ' ');
  if (!found || contentOf(asks) < leastContent) return { question, named: '' };
  return { question: asks, named: found };
}

/** The name itself, without what follows a comma or is in brackets, and without the kind of organisation at its end. */
function waysToName(name: string): string[] {
  const [short = name] = name.split(/[,(]/u, 1);
  const words = short.trim().split(' ');
  let end = words.length;
  while (end > 2 && ofOrganization.has((words[end - 1] ?? '').toLowerCase().replaceAll('.', ''))) end--;
  return [...new Set([name, short.trim(), words.slice(0, end).join(' ')])];
}

/** Where a text has a name as it is written, or, of a long one, in small letters; null where it has not. */
function placeOf(name: string, text: string): { start: number; end: number } | null {
  const words = name.split(' ').length;
  if (name.length < (words === 1 && !hasDenseScript(name) ? shortestWord : 2)) return null;
  const lower = words < sureWords ? '' : text.toLowerCase();
  const small = name.toLowerCase();
  return (
    wordsAt(name, text) ??
    // In some scripts lower case has another length.
    (lower.length === text.length && small.length === name.length ? wordsAt(small, lower) : null)
  );
}

function wordsAt(name: string, text: string): { start: number; end: number } | null {
  const isWithinWords = hasDenseScript(name);
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    const beside = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1);
    if (isWithinWords || !/[\p{L}\p{N}]/u.test(beside)) return { start, end };
  }
  return null;
}

function contentOf(text: string): number {
  const likely = likelyLanguage(text);
  return analyzerFor(likely === 'und' ? 'en' : likely)(text).filter(({ isStop }) => !isStop).length;
}
