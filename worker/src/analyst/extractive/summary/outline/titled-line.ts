import { withoutMark } from '@bidloom/texts/item-mark';
import type { Claim } from '../../../analyst.ts';
import { keysOf, type Statement } from '../../statements.ts';
import { toClaim } from '../to-claim.ts';
import type { Heading } from './document-outline.ts';

/** A heading that says nothing of its own: "2.1 General". */
const saysNothing =
  /^[\P{L}]{0,12}(?:general|introduction|overview|others?|miscellaneous|notes?|remarks|annex\P{L}{0,4}\p{L}?|allgemeines|einleitung|généralités|generalidades|introducción|generalità|introduzione|introdução|sonstiges|divers|otros|altro|outros|informacje ogólne|algemeen)[\P{L}]{0,6}$/iu;
/** Longer headings are sentences, or two lines that were read as one. */
const longest = { words: 10, characters: 80, unspaced: 24 };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;
const ordinal =
  /^(?:section|sección|sezione|article|artículo|art|chapter|kapitel|abschnitt|part|parte|partie|teil)[\s.‐–-]{0,4}[\dIVX]{1,5}\P{L}{0,6}(?=\p{L})/iu;

/** The number of a paragraph of a regulation, "7.105(a)(1)": its heading is that of a form, as in a plan that a law prescribes. */
export const ofRegulation = /^\d{1,4}\.\d{1,4}(?:-\d{1,3})?(?:\([a-z\d]{1,4}\)){1,4}[\s.–-]{1,4}(?=\p{L})/iu;

/** What a heading says without its number; null where it says too little or too much for a name. */
export function nameOf(title: string): string | null {
  const name = withoutMark(title.trim())
    .replace(/^\d{1,3}(?:\.\d{1,3}){0,4}[.)\s–‐-]{1,4}(?=\p{L})/u, '')
    .replace(ordinal, '')
    .replace(ofRegulation, '')
    .replace(/[\s.:;,–-]{1,6}$/u, '');
  const words = name.split(/\s+/u).length;
  if (
    /^[[(<（【]|[:：;；，。]/u.test(name) ||
    (unspaced.test(name) && name.length > longest.unspaced) ||
    words > longest.words ||
    name.length > longest.characters ||
    saysNothing.test(name)
  )
    return null;
  return /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(name) ? name : null;
}

/**
 * A statement behind the heading that it is below: "The unit shall have a filter" says little without "Cassette unit". A statement that has
 * the words of its heading is said alone, and one below the title of its document; null where a part of a sentence has no heading.
 * @param subject words of the title of the document
 */
export function titledLine(statement: Statement, heading: Heading | null, subject: ReadonlySet<string>): Claim | null {
  const own = toClaim(statement);
  const name = heading && nameOf(heading.text);
  const said = new Set(statement.keys);
  const keys = name === null ? [] : keysOf(name, statement.language);
  const isNamed = keys.every((key) => said.has(key)) || keys.every((key) => subject.has(key));
  if (!heading || name === null || isNamed) return statement.shape === 'sentence' ? own : null;
  const { documentId, page, quote, start, end } = heading;
  const text = `${name}: ${withoutMark(own.text)}`;
  return { text, citations: [{ documentId, page, quote, start, end }, ...own.citations], supported: true };
}
