import type { ReadValue, ValueReader } from './model.ts';

const unit =
  /(?:\(|(?<!\p{L})(?:in|en|em|w|в|of|delivery) )(?:calendar |working )?(?:(days?|dias|tage[n]?|jours|giorni|dni|дней|дня)|(weeks?|wochen|semaines|semanas|settimane|tygodni\p{L}{0,3})|(months?|monate[n]?|mois|meses|mesi|miesi[ea]c\p{L}{0,3})|(years?|jahre[n]?|annees|anos|anni|lata))(?!\p{L})|(?<!\p{L})(days?|dias|tage|jours|giorni|dni|дней|天)(?!\p{L})/u;
const letters = ['D', 'W', 'M', 'Y', 'D'];
const bare = /(?<![\d.,/:-])\d{1,3}(?![\d.,/:%-]|[ )]{0,3}\p{L})/gu;

/** The unit that a short text says its numbers are in; null where it says none. */
export function unitOf(text: string): string | null {
  const match = text.length < 200 ? unit.exec(text) : null;
  return match ? (letters[match.slice(1).findIndex((group) => group !== undefined)] ?? null) : null;
}

/** Numbers without a unit as durations of one: "45" under "Delivery days". */
export function countsOf(text: string, letter: string): ReadValue[] {
  return [...text.matchAll(bare)]
    .filter(([number]) => Number(number) > (letter === 'D' ? 2 : 0))
    .map(({ index, 0: number }) => ({
      start: index,
      end: index + number.length,
      value: `P${Number(number)}${letter}`,
      form: 0.3,
    }));
}

/** Numbers without a unit where the statement says which they are in: "Completion time (in months) | 18". */
export const bareDays: ValueReader = (text) => {
  const letter = unitOf(text);
  return letter ? countsOf(text, letter) : [];
};
