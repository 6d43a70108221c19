import { likelyLanguage } from '../../search/likely-language.ts';
import { analyzerFor } from '../../search/terms.ts';
import { asCode, codesOfClaim, figuresOfClaim, figuresOfSource, indexFigures, isAmong } from './claim-figures.ts';

/** A text that may back a claim. */
export interface BackingText {
  /** ISO 639-1, `und` where unknown. */
  language: string;
  text: string;
}

/**
 * Whether passages can back a claim at all: each of its figures and codes is in one of them, and one of them shares a significant word with
 * it. Whether they say the same about these things is not checked: "shall not" is not told from "shall". Words of two languages are not
 * compared.
 */
export function isBacked(claim: string, sources: readonly BackingText[]): boolean {
  const figures = indexFigures(sources.flatMap((source) => readingOf(source).figures));
  // Numbers that are written as words of another language are not read.
  const isEnglish = sources.every(({ language }) => language === 'en');
  if (!figuresOfClaim(claim, isEnglish).every((figure) => isAmong(figure, figures))) return false;
  const codes = codesOfClaim(claim);
  if (!codes.every((code) => sources.some((source) => containsCode(readingOf(source).code, code)))) return false;
  const language = likelyLanguage(claim);
  return sources.some((source) => {
    if (language !== 'und' && source.language !== 'und' && language !== source.language) return true;
    const told = keysOf(claim, source.language);
    const { keys } = readingOf(source);
    return told.length === 0 || told.some((key) => keys.has(key));
  });
}

interface SourceReading {
  figures: ReturnType<typeof figuresOfSource>;
  keys: ReadonlySet<string>;
  /** The text in the form in which codes are looked for. */
  code: string;
}

const readings = new WeakMap<BackingText, SourceReading>();

/** Many claims cite one passage: it is read once. */
function readingOf(source: BackingText): SourceReading {
  let reading = readings.get(source);
  if (!reading) {
    reading = {
      figures: figuresOfSource(source.text, source.language),
      keys: new Set(keysOf(source.text, source.language)),
      code: asCode(source.text),
    };
    readings.set(source, reading);
  }
  return reading;
}

/** The code must not be the beginning of a longer number. */
function containsCode(text: string, code: string): boolean {
  for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1)) {
    if (!/\d/u.test(text[at + code.length] ?? '')) return true;
  }
  return false;
}

/** Words that say what a text is about; figures are checked separately. */
function keysOf(text: string, language: string): string[] {
  return analyzerFor(language)(text).flatMap(({ isStop, keys, word }) => (isStop || !/\p{L}/u.test(word) ? [] : keys));
}
