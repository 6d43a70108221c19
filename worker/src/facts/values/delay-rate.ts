import type { ReadValue, ValueReader } from './model.ts';
import { readMoney } from './money.ts';
import { readShares } from './share.ts';

const per =
  /^[^.;]{0,160}?(?:(?:per|for|a|each|every|of|por|par|pro|je|za|al|ao|per ogni|za kazdy|cada|chaque|jeden|jede|mỗi|moi|за|每) {0,2}(?:(?:calendar|working|completed|full|part|each|every|one|the|dia|business|giorno|kazdy|chaque|cada|angefangene|vollendete|каждый|jour|habil) {0,2}){0,3}(week|day|month|tag|werktag|kalendertag|woche|jour|semaine|dia|semana|giorno|settimana|dzien|tydzien|dag|week|ngay|tuan|день|неделю)|(天|日|周|月|일))/u;
const perBefore =
  /(?:each|every|per|jeden|jede|chaque|cada|ogni|kazdy|每|за каждый) {0,2}(?:(?:calendar|working|completed|full|week|of|or|part) {0,2}){0,4}(week|day|month|tag|woche|jour|dia|giorno|dzien|dag|ngay|天|日|周|день|일)[^.;]{0,120}$/u;
const cap =
  /maxim|not exceed|exceeding|subject to|ceiling|\bcap\b|upper limit|limited to|hochst|insgesamt|plafon|exceder|superar|limit|massimo|non superior|nao (?:podera )?exced|max\.|przekro|gesamt|toi da|не более|不(?:得)?超过|上限|한도|초과/u;

/** What delay costs: `0.5% per week, cap 10%`; a share or a sum that is not said to be for a time has less weight. */
export const readDelayRates: ValueReader = (text, habits) => {
  const amounts = [...readShares(text), ...readMoney(text, habits).filter(({ form }) => form === 1)].sort(
    (a, b) => a.start - b.start,
  );
  const found: ReadValue[] = [];
  for (const [at, amount] of amounts.entries()) {
    const next = amounts[at + 1];
    const previousEnd = amounts[at - 1]?.end ?? 0;
    const lead = text.slice(Math.max(previousEnd, amount.start - 60), amount.start);
    const isCap = cap.test(lead);
    const time = per.exec(text.slice(amount.end, Math.min(next?.start ?? text.length, amount.end + 200)));
    const before = perBefore.exec(text.slice(Math.max(previousEnd, amount.start - 160), amount.start));
    const previous = found.at(-1);
    if (isCap && previous && amount.start - previous.end < 400) {
      if (!previous.value.includes('cap')) {
        previous.value += `, cap ${amount.value}`;
        previous.end = amount.end;
      }
      continue;
    }
    const unit = time?.[1] ?? time?.[2] ?? before?.[1];
    found.push({
      ...amount,
      value: unit ? `${amount.value} per ${unit}` : amount.value,
      form: isCap ? 0.1 : unit ? 1 : 0.4,
    });
  }
  return found;
};
