import type { Period } from '@bidloom/contract/analytics';
import { formatDaysBeside } from '../../lib/format-days.ts';
import { analyticsMessages } from '../../lib/messages.analytics.ts';

const text = analyticsMessages;

/** Compares a figure with that of the previous period, or says that there was none. */
export function changeHint(
  current: number,
  previous: number,
  { previousFrom, previousTo, to }: Pick<Period, 'previousFrom' | 'previousTo' | 'to'>,
): string {
  const before = formatDaysBeside(previousFrom, previousTo, to);
  if (previous === 0) return text.noComparison(before);
  if (current === previous) return text.same(before);
  const share = (Math.abs(current - previous) / previous) * 100;
  // A change is never shown as 0%.
  const shown = share < 1 ? Math.max(0.1, Math.round(share * 10) / 10) : Math.round(share);
  return current > previous ? text.more(shown, before) : text.less(shown, before);
}
