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

/** Days on which people work, in folded text: a period of them ends earlier than one of calendar days. */
const workingDays =
  /\b(?:working|business|werktag\w*|arbeitstag\w*|ouvres?|ouvrables?|habiles|lavorativi|uteis|robocz\w+|werkdag\w*|lam viec)\b|рабочих|工作日|영업일|근무일/u;

/** How long before the submission deadline something ends: `P7D before submission_deadline`, `P3D (working days) before submission_deadline`. */
export const readDistances: ValueReader = (text) =>
  readDurations(text).flatMap((value) => {
    const after = text.slice(value.end, value.end + 25);
    const lead = text.slice(Math.max(0, value.start - 20), value.start);
    before.lastIndex = 0;
    const at = before.exec(after)?.index ?? -1;
    const isBefore = at >= 0 || /截止.{0,10}$/u.test(lead);
    const kind = workingDays.test(text.slice(value.start, value.end + (at < 0 ? 15 : at))) ? ' (working days)' : '';
    return isBefore ? [{ ...value, value: `${value.value}${kind} before submission_deadline` }] : [];
  });
