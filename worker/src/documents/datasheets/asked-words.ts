import { meets, parameterWords, type WordKeys } from './parameter-words.ts';

/** Words of a name that a requirement says in other ways ("at least", "shall not exceed"), in the languages of the product. */
const limits =
  'maximum minimum maximal minimal max min number höchste mindeste anzahl nombre máximo máxima mínimo mínima número cantidad ' +
  'massimo massima minimo minima numero quantidade maksymalny maksymalna minimalny minimalna liczba aantal maximaal minimaal максимальный минимальный ' +
  'количество 최대 최소 수량 인원';
/** Those whose parts are also parts of other words: "lượng" of "lưu lượng" (flow), and those of scripts without spaces. */
const joinedLimits = /(?<![\p{L}\p{M}])(?:tối đa|tối thiểu|số lượng)(?![\p{L}\p{M}])|最大|最小|数量/giu;
const limitsOf = new Map<string, WordKeys[]>();

/** The words of limits as a requirement is searched for them. */
export function limitsIn(language: string): WordKeys[] {
  const known = limitsOf.get(language) ?? parameterWords(limits, language);
  limitsOf.set(language, known);
  return known;
}

/** The words of a name without those that limit it; all of them where it has no others. */
export function wordsWithoutLimits(name: string, language: string): WordKeys[] {
  const known = limitsIn(language);
  const words = parameterWords(name.normalize('NFC').replace(joinedLimits, ' '), language);
  // "Number of doors" is said as "two doors"; a "serial number" is a thing.
  const isNamed = (index: number) => index === words.length - 1 && /(?:number|no\.?)\s*$/iu.test(name);
  const left = words.filter((keys, index) => isNamed(index) || !known.some((limit) => meets(keys, limit)));
  return left.length > 0 ? left : parameterWords(name, language);
}

/** A name that asks how many there are of something. */
const countName =
  /^(?:(?:number|nos?\.?|quantity|qty\.?|count)\sof|anzahl|nombre\sd|número\sde|cantidad\sde|numero\sd|quantità\sd|quantidade\sde|liczba|aantal|количество|số\slượng)(?!\p{L}{3})|(?:数量|台数|수량)$/iu;

export const asksForCount = (name: string): boolean => countName.test(name);
