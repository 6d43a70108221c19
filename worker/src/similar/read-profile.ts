import { generalShare } from './general-words.ts';
import type { Profile, ProfiledPassage, ProfileTerm, TermKind } from './model.ts';
import { profileWords } from './profile-words.ts';
import { findStandards } from './standards.ts';
import { weights } from './weights.ts';

/** A term while it is counted. */
interface Counted extends Pick<ProfileTerm, 'key' | 'kind' | 'documentId' | 'page' | 'place'> {
  passages: number;
  occurrences: number;
  /** The last passage that contains it, so that each passage counts once. */
  last: number;
  /** Its spellings: at least once with a capital before small letters, at least once without capitals. */
  seenCapital: boolean;
  seenSmall: boolean;
  /** How often each spelling occurs. */
  texts: Map<string, number>;
  share: number;
}

/** Between the words of a phrase. */
const joins = /^(?:[ \u00a0\n-]|)$/u;
const mostSpellings = 6;
const isCapitalised = /^\p{Lu}\P{Lu}*\p{Ll}/u;
const isSmall = /^\p{Ll}/u;

/** What the documents of a tender are about: the terms that they mention again and again, and that not every tender has. */
export function readProfile(passages: readonly ProfiledPassage[]): Profile {
  const counted = new Map<string, Counted>();
  const titles = new Set<string>();
  passages.forEach(({ documentId, language, sectionPath, parts }, index) => {
    for (const title of sectionPath)
      for (const term of termsOf(title, language)) if (!titles.has(term.key)) titles.add(term.key);
    for (const { page, text, offset } of parts)
      for (const { key, kind, text: wording, share, start, end } of termsOf(text, language)) {
        let term = counted.get(key);
        if (!term) {
          term = {
            key,
            kind,
            documentId,
            page,
            share,
            passages: 0,
            occurrences: 0,
            last: -1,
            seenCapital: false,
            seenSmall: false,
            texts: new Map(),
            ...(offset !== undefined && {
              place: { quote: text.slice(start, end), offset: offset + start, boxes: [] },
            }),
          };
          counted.set(key, term);
        }
        if (isCapitalised.test(wording)) term.seenCapital = true;
        else if (isSmall.test(wording)) term.seenSmall = true;
        if (term.last !== index) term.passages++;
        term.last = index;
        term.occurrences++;
        if (term.texts.has(wording) || term.texts.size < mostSpellings)
          term.texts.set(wording, (term.texts.get(wording) ?? 0) + 1);
      }
  });
  // A document of one page is a passage or two.
  const isShort = passages.length < weights.fewPassages;
  const terms = [...counted.values()]
    .filter(
      ({ kind, passages: count, occurrences }) =>
        kind === 'standard' || (isShort ? occurrences : count) >= weights.leastPassages,
    )
    .map((term) => ({ term: profileTerm(term, titles.has(term.key), counted), share: term.share }))
    // By general frequencies, until it is known how many tenders have it.
    .sort((a, b) => b.term.weight * rarity(b.share) - a.term.weight * rarity(a.share))
    .slice(0, weights.kept)
    .map(({ term }) => term);
  return { languages: [...new Set(passages.map(({ language }) => language))].sort(), terms };
}

/** How significant a term is that this share of tenders has. */
export function rarity(share: number): number {
  return Math.max(0, Math.log(1 / share) - weights.leastRarity);
}

function profileTerm(term: Counted, inTitle: boolean, counted: ReadonlyMap<string, Counted>): ProfileTerm {
  const { key, kind, documentId, page, place, passages, texts } = term;
  const isName = isNameOf(term, counted);
  const [text = ''] = [...texts].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const weight =
    Math.log2(1 + passages) * weights.kind[kind] * (inTitle ? weights.title : 1) * (isName ? weights.name : 1);
  return { key, kind, text, weight, documentId, page, ...(place && { place }) };
}

/** Always with a capital, but not always in capitals: the name of a buyer or place. A phrase with such a word is one, too. */
function isNameOf({ key, kind, seenCapital, seenSmall }: Counted, counted: ReadonlyMap<string, Counted>): boolean {
  if (kind === 'standard' || key.startsWith('de:')) return false;
  if (kind === 'word') return seenCapital && !seenSmall;
  const at = key.indexOf(':') + 1;
  return key
    .slice(at)
    .split(' ')
    .some((word) => {
      const part = counted.get(key.slice(0, at) + word);
      return part !== undefined && isNameOf(part, counted);
    });
}

interface FoundTerm {
  key: string;
  kind: TermKind;
  text: string;
  /** The share of tenders that are expected to contain it. */
  share: number;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
}

function* termsOf(text: string, language: string): Generator<FoundTerm> {
  for (const { key, ...found } of findStandards(text))
    yield { key: `#${key}`, kind: 'standard', share: weights.rareShare, ...found };
  let before: { start: number; end: number; key: string; share: number } | null = null;
  for (const { start, end, key, isContent } of profileWords(text, language)) {
    if (!isContent) {
      before = null;
      continue;
    }
    const share = generalShare(language, key);
    yield { key: `${language}:${key}`, kind: 'word', text: text.slice(start, end), share, start, end };
    if (before && joins.test(text.slice(before.end, start))) {
      const phrase = { key: `${language}:${before.key} ${key}`, kind: 'phrase' as const };
      const wording = text.slice(before.start, end).replace(/\s+/gu, ' ');
      // As rare as its words would be if they met by chance, and general where both are.
      const rare = Math.max(before.share * share, weights.rareShare);
      yield { ...phrase, text: wording, share: rare, start: before.start, end };
    }
    before = { start, end, key, share };
  }
}
