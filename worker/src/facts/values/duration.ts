import type { ReadValue } from './model.ts';
import { numberOf, numberWords } from './number.ts';

const units: [letter: string, words: string][] = [
  [
    'D',
    'days?|tage?n?|kalendertage?n?|werktage?n?|jours?|dias?|giorni|giorno|dni|dzien|dniach|dagen|dag|ngay|дн(?:ей|я|ю|ям)|день|天|日|일',
  ],
  ['W', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|tygodni\\p{L}{0,3}|tydzien|weken|week|tuan|недел[ьияюе]|周|주'],
  [
    'M',
    'months?|mths?|monate?n?s?|mois|mes(?:es)?|mes[ei]|miesiac\\p{L}{0,3}|miesiecy|maanden|maand|thang|месяц\\p{L}{0,3}|个月|月|개월',
  ],
  [
    'Y',
    'years?|yrs?|jahre?n?s?|ans?|annees?|anos?|ann[io]|lat|lata|rok(?:u|iem)?|roku|jaar|jaren|nam|лет|год(?:а|ов|у)?|年|년',
  ],
];
const letterOf = (word: string) => {
  for (const [letter, words] of units) if (new RegExp(`^(?:${words})$`, 'u').test(word)) return letter;
  return null;
};
const letters = new Map<string, string | null>();
const kinds =
  'calendar|working|business|consecutive|clear|full|running|kalender|werk|aufeinanderfolgende|ouvres|ouvrables|calendaires|calendario|consecutivi|naturali|solari|kolejnych|roboczych|рабочих|календарных|日历|工作|个';
const number = `\\d{1,4}(?:[.,]\\d{1,2})?|${numberWords}`;
/** `90 days`, `ninety (90) days`, `90 (ninety) calendar days`, `180 (Days)`, `3-year`, `30天`. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(${number}) {0,2}(?:\\( {0,2}([^()]{1,40}?) {0,2}\\))?[ -]{0,3}(?:(?:${kinds})[ -]{0,2}){0,2}\\(?(${units.map(([, words]) => words).join('|')})(?![a-z\\p{Script=Cyrillic}])`,
  'gu',
);
const more = /^\)? {0,2}(?:and|und|et|y|e|i|и|,)? {0,2}$/u;

/** Durations in folded text: `P90D`, `P2Y4M`. Hours and minutes are none. */
export function readDurations(text: string): ReadValue[] {
  const found: (ReadValue & { parts: [number, string][] })[] = [];
  for (const match of text.matchAll(pattern)) {
    // "one hundred twenty (120) days": the figure says it.
    const count = (/^\d{1,4}$/u.test(match[2] ?? '') && numberOf(match[2] ?? '')) || numberOf(match[1] as string);
    const word = match[3] as string;
    if (!letters.has(word)) letters.set(word, letterOf(word));
    const letter = letters.get(word);
    if (count === null || !letter || count === 0 || count > 3650) continue;
    // A year of the calendar: "2024年", "2023 年 3 月 29 日".
    if (letter === 'Y' && count > 99) continue;
    const start = match.index;
    const end = start + match[0].length + (/^ ?\)/u.exec(text.slice(start + match[0].length))?.[0].length ?? 0);
    const previous = found.at(-1);
    if (
      previous &&
      letter < (previous.parts.at(-1)?.[1] ?? '') &&
      more.test(text.slice(previous.end, start)) &&
      letter !== 'D'
    ) {
      previous.parts.push([count, letter]);
      previous.end = end;
      previous.value = `P${previous.parts.map(([n, unit]) => n + unit).join('')}`;
      continue;
    }
    found.push({ start, end, value: `P${count}${letter}`, form: 1, parts: [[count, letter]] });
  }
  // A day or month of a date: "2031 年 3 月 29 日".
  return found
    .filter(
      ({ start, end }) =>
        !(
          /[年月년월] {0,2}$/u.test(text.slice(Math.max(0, start - 3), start)) &&
          /[月日월일]$/u.test(text.slice(start, end))
        ) && !/[年월] ?\d{1,2} ?[月]$/u.test(text.slice(Math.max(0, start - 3), end)),
    )
    .map(({ parts: _, ...value }) => value);
}
