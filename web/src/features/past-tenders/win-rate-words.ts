import type { Outcomes } from '@bidloom/contract/past-tenders';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { messages } from '../../lib/messages.ts';

/** With fewer won or lost tenders than this, a percentage would suggest too much certainty. */
export const fewTenders = 5;

/** "3 of 4"; with a percentage if there are enough tenders: "12 of 20 (60%)". */
export function winRateWords({ won, lost, winRate }: Outcomes): string {
  if (winRate === null) return messages.common.none;
  const counts = text.wonOf(won, won + lost);
  return won + lost < fewTenders ? counts : `${counts} (${text.share(winRate)})`;
}
