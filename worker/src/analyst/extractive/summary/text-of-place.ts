import { joinHyphens } from '@bidloom/texts/join-hyphens';
import type { FactName, FactValue } from '../../../facts/model.ts';
import { nameAt } from '../../../facts/names-fact.ts';
import { inOneLanguage } from './one-language.ts';

/** A line of a summary is read at a glance: of longer sentences the part around the value is shown, or what they begin with. */
const mostWords = { around: 30, whole: 45 };

/** What a place says, around the value or the name of the fact where it is long. */
export function textOf({ text, place }: Pick<FactValue, 'text' | 'place'>, fact?: FactName): string {
  const value = oneLine(text);
  const whole = withoutNumber(oneLine(place.quote), value);
  const words = whole.split(' ');
  const at = value.length < whole.length ? whole.indexOf(value) : -1;
  const most = at < 0 ? mostWords.whole : mostWords.around;
  if (words.length <= mostWords.around + 4 || (at < 0 && words.length <= most)) return whole;
  const around = at < 0 && fact ? nameAt(fact, whole) : at;
  const middle = around < 0 ? 0 : whole.slice(0, around).split(' ').length - 1;
  const from = Math.max(0, Math.min(middle - most / 2, words.length - most));
  return `${from > 0 ? '… ' : ''}${words.slice(from, from + most).join(' ')}${from + most < words.length ? ' …' : ''}`;
}

/** A row without the number that it has in its table, unless that number may belong to the value. */
function withoutNumber(row: string, value: string): string {
  const bare = row.replace(/^\d{1,3}[.)]? [|·] (?=\p{L})/u, '');
  return bare.includes(value) ? bare : row;
}

/** A quote without its line breaks, in one of two languages. */
export const oneLine = (text: string): string => inOneLanguage(joinHyphens(text).trim().replace(/\s+/gu, ' '));
