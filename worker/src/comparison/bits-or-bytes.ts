import type { Verdict } from './model.ts';
import type { Amount } from './read-amounts.ts';

const letter = /^[kKMGTP](b|B)(?:ps|\/s)?$/u;

/**
 * Compares two amounts of data in both readings where one is written with "b" and the other with "B": to most who write it both are bytes, to some
 * "b" are bits. What differs between the readings is unclear.
 */
export function compareData(
  asked: Amount,
  offered: Amount,
  compare: (asked: Amount, offered: Amount) => Verdict,
): Verdict {
  const asWritten = compare(asked, offered);
  const [a, b] = [asked, offered].map(({ unitText }) => letter.exec(unitText?.trim() ?? '')?.[1]);
  if (!a || !b || a === b) return asWritten;
  const asBits = a === 'b' ? compare(scaled(asked), offered) : compare(asked, scaled(offered));
  if (asBits.state === asWritten.state) return asWritten;
  const unsure = a === 'b' ? asked : offered;
  return { state: 'unclear', reason: `“${unsure.unitText?.trim()}” may be bits or bytes` };
}

/** Bits as bytes. */
function scaled(amount: Amount): Amount {
  const { value, from, to, half, edges } = amount;
  return {
    ...amount,
    ...{ value: value / 8, from: from / 8, to: to / 8, half: half / 8 },
    edges: edges?.map((edge) => edge / 8) ?? null,
  };
}
