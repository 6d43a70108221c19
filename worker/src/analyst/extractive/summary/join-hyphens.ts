/** Parts of words that keep their hyphen: "non-refundable", "self-declaration", "two-stage". */
const keep =
  '(?:self|non|co|pre|re|sub|multi|cum|anti|inter|post|semi|well|long|short|high|low|full|part|on|off|in|up|one|two|three|four|six|end|cross|third|state|of|the|so|by|cost|time|value|user|real|risk|web|cloud|energy|water|tax|year|day|est|rendez|plus|celui|ceux|celle)';
/** "Unterauf-" and "tragnehmer": a word that was cut at the end of a line. "Haupt- und Nebenangebote" is none. */
const cutWord = new RegExp(
  String.raw`(?<=\p{Ll}{2})(?<!(?<!\p{L})${keep})-\s{1,3}(?!(?:und|oder|bzw|sowie|beziehungsweise|and|or|to|et|ou|y|e|o|en|of|i|lub)(?!\p{L}))(?=\p{Ll}{2})`,
  'gu',
);

/** A text without the hyphens that only its lines have. */
export function joinHyphens(text: string): string {
  return text.replace(cutWord, '');
}
