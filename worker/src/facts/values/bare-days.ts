import type { ValueReader } from './model.ts';

const days = /\(? ?(?:in )?(?:days?|dias|tage|jours|giorni|dni|дней|天)\b/u;
const bare = /(?<![\d.,/:-])\d{1,3}(?![\d.,/:%-])/gu;

/** A number without a unit where the statement says that it counts days: "Delivery days | 45". */
export const bareDays: ValueReader = (text) =>
  days.test(text) && text.length < 200
    ? [...text.matchAll(bare)]
        .filter(([number]) => Number(number) > 2)
        .map(({ index, 0: number }) => ({
          start: index,
          end: index + number.length,
          value: `P${Number(number)}D`,
          form: 0.3,
        }))
    : [];
