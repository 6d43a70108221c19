import { isStrong } from './column-stats.ts';
import { enumeratorLength } from './enumerators.ts';
import { isPairName, type TextPair } from './split-pairs.ts';
import { parseUnit } from './units.ts';

/** Words; a longer item of a list is a sentence. */
const mostWords = 16;
const mostNameWords = 7;
const quantity =
  /(?<![\p{L}\d.,/])\d{1,9}(?:[.,]\d{1,9}){0,3}(?:\s?(?:[-–—~/x×,]|to|a|e|and|und|et|y|bis|do)\s?\d{1,9}(?:[.,]\d{1,9})?){0,6}\s?(?<unit>[\p{L}°%µΩ"″”²³/]{1,12})/gu;
/** What leads from a name to its quantity, by language. */
const lead =
  /(?:[\s(,:–-]{1,3}(?:of|from|at|up to|at least|at most|approx\.?|about|not less than|not more than|more than|less than|over|under|between|minimum|maximum|min\.?|max\.?|range|with|de|du|des|d'|da|di|do|dos|del|von|van|mit|ab|bis|mind\.?|mindestens|maximal|max|au moins|jusqu'à|environ|entre|hasta|mínim[oa]|máxim[oa]|al menos|como mínimo|no menor a|desde|tra|fra|almeno|variabile|variable|minimo|massimo|fino a|pelo menos|até|mínimo|máximo|od|do|min|około|co najmniej|minimum|от|до|не менее|не более|из|≥|≤|>|<|±|~)){1,4}[\s(]*$/iu;

/** "Diameter of 10 mm", "Lunghezza 40, 60, 80 mm": an item of a list that is a name and its quantity; null for any other. */
export function splitItem(text: string): TextPair | null {
  if (text.length > 200 || text.split(/\s+/u).length > mostWords) return null;
  const from = enumeratorLength(text);
  if (isSentence(text.slice(from))) return null;
  for (const match of text.matchAll(quantity)) {
    if (match.index <= from || !isStrong(parseUnit(match.groups?.unit ?? '')?.unit ?? null)) continue;
    const before = text.slice(from, match.index);
    const name = before.replace(lead, '').replace(/(?<![\s(,:–-])[\s(,:–-]+$/u, '');
    if (!isItemName(name)) return null;
    const valueStart = from + name.length + (/^[\s(,:–-]*/u.exec(before.slice(name.length))?.[0].length ?? 0);
    const end = text.replace(/(?<![\s.;,])[\s.;,]+$/u, '').length;
    return { name: { start: from, end: from + name.length }, value: { start: valueStart, end } };
  }
  return null;
}

/** "The hall has a floor of 800 m².": it begins with an article, or has many words and a full stop. */
function isSentence(text: string): boolean {
  const isLong = text.split(/\s+/u).length > 9 && /\p{L}{2}\.\s*$/u.test(text);
  return (
    isLong || /^(?:the|an?|each|all|every|this|der|die|das|ein|eine|le|la|les|el|los|las|il|lo|gli|os?)\s/iu.test(text)
  );
}

function isItemName(name: string): boolean {
  return isPairName(name) && name.split(/\s+/u).length <= mostNameWords && !/\d/u.test(name) && /^\p{Lu}/u.test(name);
}
