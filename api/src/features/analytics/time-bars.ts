import type { Interval, Period, TimeBars } from '@bidloom/contract/analytics';
import { addOutcomes, type Outcomes } from './outcomes.ts';
import { barsOf, usualInterval } from './period.ts';

/** Bars out of the sums of days, those of the period before included. */
export function drawBars(
  period: Period,
  days: readonly (Outcomes & { day: string })[],
  asked: Interval | null | undefined,
): TimeBars {
  const interval = asked ?? usualInterval(period.days);
  const between = (from: string, to: string) => addOutcomes(days.filter(({ day }) => day >= from && day <= to));
  return {
    ...{ period, interval },
    bars: barsOf(period, interval).map((bar) => ({ ...bar, ...between(bar.from, bar.to) })),
    total: between(period.from, period.to),
    previous: between(period.previousFrom, period.previousTo),
  };
}
