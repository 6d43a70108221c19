import { compilePhrases } from '../phrases.ts';
import { readDurations } from './duration.ts';
import type { ValueReader } from './model.ts';

const before = compilePhrases({
  en: ['before', 'prior to', 'preceding', 'in advance of'],
  de: ['vor'],
  fr: ['avant', 'precedant'],
  es: ['antes', 'anteriores? (a|al)', 'previos? (a|al)', 'anterioridad'],
  it: ['prima', 'antecedenti?', 'anteriori?'],
  pt: ['antes', 'anteriores? (a|ao)', 'anterioridade'],
  pl: ['przed'],
  nl: ['voor', 'voorafgaand'],
  vi: ['truoc'],
  ru: ['до'],
  zh: ['前'],
  ko: ['전까?지?'],
}) as RegExp;

/** How long before the submission deadline something ends: `P7D before submission_deadline`. */
export const readDistances: ValueReader = (text) =>
  readDurations(text).flatMap((value) => {
    const after = text.slice(value.end, value.end + 25);
    const lead = text.slice(Math.max(0, value.start - 20), value.start);
    before.lastIndex = 0;
    const isBefore = before.test(after) || /截止.{0,10}$/u.test(lead);
    before.lastIndex = 0;
    return isBefore ? [{ ...value, value: `${value.value} before submission_deadline` }] : [];
  });
