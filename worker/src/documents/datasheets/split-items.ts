import { isStrong } from './column-stats.ts';
import { enumeratorLength } from './enumerators.ts';
import { isPairName, type TextPair } from './split-pairs.ts';
import { parseUnit } from './units.ts';

/** Words; a longer item of a list is a sentence. */
const mostWords = 16;
const mostNameWords = 7;
const quantity =
  /(?<![\p{L}\d.,/])\d{1,9}(?:[.,]\d{1,9}){0,3}(?:\s?(?:[-–—~/x×,]|to|a|e|and|und|et|y|bis|do)\s?\d{1,9}(?:[.,]\d{1,9})?){0,6}\s?(?<unit>deg(?:rees?)?\.?\s?(?:C|F|Celsius|Fahrenheit|Cent)(?!\p{L})|[\p{L}°%µΩ"″”²³/]{1,12})/gu;
/** What leads from a name to its quantity, by language. */
const lead =
  /(?:[\s(,:–-]{1,3}(?:of|from|at|up to|at least|at most|approx\.?|about|not less than|not more than|more than|less than|over|under|between|minimum|maximum|min\.?|max\.?|range|compres[oaie]|comprendid[oa]s?|comprise?s?|with|de|du|des|d'|da|di|do|dos|del|von|van|mit|ab|bis|mind\.?|mindestens|maximal|max|au moins|jusqu'à|environ|entre|hasta|mínim[oa]|máxim[oa]|al menos|como mínimo|no menor a|desde|tra|fra|almeno|variabil[ei]|variables?|minimo|massimo|fino a|pelo menos|até|mínimo|máximo|od|do|min|około|co najmniej|minimum|от|до|не менее|не более|из|≥|≤|>|<|±|\+\/-|~)){1,4}[\s(]*$/iu;

/** Characters: four of these, the longest of them with what is between. */
const longestLead = 100;

/** A quantity of a technical kind within a text. */
export interface PlacedQuantity {
  /** Where the words begin that lead to it ("of at least"), and where its value does: with those of them that limit it. */
  leadStart: number;
  valueStart: number;
  /** "of", in some language, joins it to what is named before it. */
  isOf: boolean;
}

/** The quantities of a text from an offset on, in its order. */
export function quantitiesIn(text: string, from: number): PlacedQuantity[] {
  return [...text.matchAll(quantity)].flatMap((match) => {
    if (match.index <= from || !isStrong(parseUnit(match.groups?.unit ?? '')?.unit ?? null)) return [];
    // Not from the beginning of the text: each of many quantities would read all before it again.
    const at = Math.max(from, 0, match.index - longestLead);
    const before = text.slice(at, match.index);
    const bare = before.replace(lead, '').replace(/(?<![\s(,:–-])[\s(,:–-]+$/u, '');
    const leading = before.slice(bare.length);
    const skipped = /^(?:[\s(,:]|[–-](?!\d|$))*(?:(?:of|de|di|von|van)\s)?/iu.exec(leading)?.[0].length ?? 0;
    const leadStart = at + bare.length;
    const isOf = /(?<!\p{L})(?:of|de|d['’]|di|von|van|da)(?!\p{L})/iu.test(leading);
    return [{ leadStart, valueStart: leadStart + skipped, isOf }];
  });
}

/** "Diameter of 10 mm", "Spessore 18, 22, 28 mm": an item of a list that is a name and its quantity; null for any other. */
export function splitItem(text: string): TextPair | null {
  if (text.length > 200 || text.split(/\s+/u).length > mostWords) return null;
  const from = enumeratorLength(text);
  if (isSentence(text.slice(from))) return null;
  const [first] = quantitiesIn(text, from);
  if (!first || !isItemName(text.slice(from, first.leadStart))) return null;
  const end = text.replace(/(?<![\s.;,])[\s.;,]+$/u, '').length;
  return { name: { start: from, end: first.leadStart }, value: { start: first.valueStart, end } };
}

/** "The hall has a floor of 800 m².": it begins with an article, or has many words and a full stop. */
function isSentence(text: string): boolean {
  const isLong = text.split(/\s+/u).length > 9 && /\p{L}{2}\.\s*$/u.test(text);
  return (
    isLong || /^(?:the|an?|each|all|every|this|der|die|das|ein|eine|le|la|les|el|los|las|il|lo|gli|os?)\s/iu.test(text)
  );
}

/** "Currently using a": words that stop short of a noun. */
const stopsShort =
  /(?<!\p{L})(?:an?|the|to|in|at|on|by|from|with|for|and|or|der|die|das|und|le|la|les|un|une|et|el|los|las|una|il|lo|e|y|o|em|com|con|per|para|pour|w|z|i)$/iu;

function isItemName(name: string): boolean {
  return (
    !stopsShort.test(name) &&
    // "Stitched", "Made": what is done to a thing is no name.
    !/^\p{L}+(?:ed|made|built)$/u.test(name) &&
    name.split('(').length === name.split(')').length &&
    isPairName(name) &&
    name.split(/\s+/u).length <= mostNameWords &&
    !/\d/u.test(name) &&
    /^\p{Lu}/u.test(name)
  );
}
