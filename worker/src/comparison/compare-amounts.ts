import type { Verdict } from './model.ts';
import type { Purpose } from './purposes.ts';
import type { Amount } from './read-amounts.ts';
import { type Aligned, align } from './same-dimension.ts';

const meets = (reason = ''): Verdict => ({ state: 'meets', reason });
const deviates = (reason: string): Verdict => ({ state: 'deviates', reason });
const unclear = (reason: string): Verdict => ({ state: 'unclear', reason });

/** By which share of a value a rounded conversion may differ. */
const roundedFixed = 0.01;
const roundedLimit = 0.005;
/** The same for an offered value: a figure without decimals may be rounded more. */
const roundedOffer = 0.02;
/** Within these shares, a rounded conversion cannot be told from a deviation. */
const greyZone = 0.02;
/** The lengths of months and years vary with the calendar: 90 days are three months. */
const calendarSlack = 0.022;
const month = 2_629_746 / 3600;

/** Whether the offered amount fulfils the requested one. Both are in base units; the purpose says whether more or less is better. */
export function compareAmounts(asked: Amount, offered: Amount, purpose: Purpose): Verdict {
  const aligned = align(asked, offered);
  if (typeof aligned === 'string') {
    return /current/u.test(aligned) ? deviates(aligned) : unclear(`Not comparable: ${aligned}`);
  }
  const { note, slack } = aligned;
  const verdict = decide(aligned.asked, aligned.offered, purpose);
  if (slack === 0) {
    // A number without a unit may be in any unit.
    if (note !== '' && verdict.state === 'deviates') return unclear(`${note}; the numbers differ`);
    return note === '' ? verdict : { ...verdict, reason: join(verdict.reason, note) };
  }
  if (asked.kind === 'fixed' && offered.kind === 'fixed') {
    return compareUnsure(aligned, verdict, isNoteOfBoth(asked, offered));
  }
  const others = [-slack, slack].map((by) => decide(aligned.asked, shifted(aligned.offered, by), purpose));
  const isSure = others.every(({ state }) => state === verdict.state);
  if (isSure || verdict.state === 'meets') return { ...verdict, reason: join(verdict.reason, note) };
  return unclear(join(note, 'the difference may come from it'));
}

const isNoteOfBoth = (asked: Amount, offered: Amount) =>
  [asked, offered].every(({ unit }) => unit?.unit.endsWith(')') === true);

/** Compares two values whose difference is only known within a slack. `isTold`: both say what they are, so the slack is small. */
function compareUnsure({ asked, offered, note, slack }: Aligned, verdict: Verdict, isTold: boolean): Verdict {
  const off = Math.abs(offered.value - asked.value);
  const rounded = [asked, offered].map(({ half, value }) => Math.min(half, roundedOffer * Math.abs(value)));
  const precision = rounded.reduce((sum, each) => sum + each, 0);
  if (verdict.state === 'meets' || (isTold && off <= slack)) return meets(join(note));
  if (off <= slack + precision) return unclear(join(note, 'the difference may come from it'));
  return { ...verdict, reason: join(verdict.reason, note) };
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join('; ');

function shifted(amount: Amount, by: number): Amount {
  return { ...amount, value: amount.value + by, from: amount.from + by, to: amount.to + by };
}

function decide(asked: Amount, offered: Amount, purpose: Purpose): Verdict {
  if (asked.edges || offered.edges) return compareEdges(asked, offered);
  const tolerance = toleranceOf(asked, offered);
  switch (asked.kind) {
    case 'fixed':
    case 'about':
      return compareFixed(asked, offered, tolerance, purpose);
    case 'lower':
    case 'upper':
      return compareLimit(asked, offered, tolerance, purpose);
    default:
      return compareRange(asked, offered, tolerance, purpose);
  }
}

/** How much the rounding to the printed figures may change; next to nothing where both have the same unit. */
function toleranceOf(asked: Amount, offered: Amount): number {
  const size = Math.max(Math.abs(asked.value), Math.abs(Number.isFinite(asked.to) ? asked.to : 0));
  const noise = 1e-9 * Math.max(size, Math.abs(offered.value));
  if (asked.kind === 'about') return 0.05 * size;
  if (isSameUnit(asked, offered)) return noise;
  const isLimit = asked.kind === 'lower' || asked.kind === 'upper';
  if (asked.unit?.unit === '°C') return Math.min(0.5, Math.max(asked.half, offered.half)) + noise;
  const ofAsked = Math.min(asked.half, (isLimit ? roundedLimit : roundedFixed) * size);
  const ofOffer = Math.min(offered.half, roundedOffer * size);
  const calendar = isCalendar(asked) !== isCalendar(offered) ? calendarSlack * size : 0;
  return Math.max(noise, ofAsked, ofOffer, calendar);
}

function isSameUnit({ unit: a }: Amount, { unit: b }: Amount): boolean {
  return a === null || b === null || (a.unit === b.unit && a.factor === b.factor && a.offset === b.offset);
}

const isCalendar = ({ unit }: Amount) => unit?.unit === 'h' && unit.factor >= month * 0.999;

function compareFixed(asked: Amount, offered: Amount, tolerance: number, purpose: Purpose): Verdict {
  const off = Math.abs(offered.value - asked.value);
  switch (offered.kind) {
    case 'fixed':
    case 'about':
    case 'tolerance': {
      if (off <= tolerance * (1 + 1e-9)) return meets();
      const size = Math.abs(asked.value);
      if (!isSameUnit(asked, offered) && off <= greyZone * size) {
        return unclear(`${difference(asked, offered)}, which may be the rounding of the conversion`);
      }
      const way = offered.value > asked.value ? 'more' : 'less';
      const told = difference(asked, offered).replace('higher', 'more').replace('lower', 'less');
      const isLimited = purpose.isLimitNamed;
      // A memory or storage size: the requested size is always a minimum.
      const isBetter = purpose.plainly === way || (isData(asked) && isData(offered) && way === 'more');
      if (isBetter && !isLimited && asked.unit && offered.unit) return meets(told);
      if (purpose.oftenBetter === way || (isLimited && isData(asked))) {
        return unclear(`${told}, which may be as good`);
      }
      return deviates(difference(asked, offered));
    }
    case 'range':
      if (asked.value < offered.from - tolerance || asked.value > offered.to + tolerance) {
        return deviates('The offered range does not hold the asked value');
      }
      return purpose.isCoverage
        ? meets('Within the offered range')
        : unclear('A range is offered where one value is asked');
    default: {
      const isWithin = asked.value >= offered.from - tolerance && asked.value <= offered.to + tolerance;
      if (!isWithin) return deviates('The asked value is beyond the offered limit');
      return off <= tolerance ? meets('Offered as a limit') : unclear('A limit is offered where one value is asked');
    }
  }
}

function compareLimit(asked: Amount, offered: Amount, tolerance: number, purpose: Purpose): Verdict {
  const isLower = asked.kind === 'lower';
  // Equipment that must withstand a limit may withstand more.
  const wantsMore = purpose.isWithstood ? true : isLower;
  const away = purpose.isWithstood && isLower && asked.value < 0 ? -1 : 1;
  const side = (wantsMore ? 1 : -1) * away;
  const limit = asked.value;
  const passes = (value: number) => {
    const ahead = side * (value - limit);
    // "below 0.5" fulfils "below 0.5".
    const isStrict = asked.isStrict && !(offered.kind === asked.kind && offered.isStrict);
    return isStrict ? ahead > tolerance : ahead >= -tolerance * (1 + 1e-9);
  };
  const tell = (value: number) => difference(asked, { ...offered, value });
  if (offered.kind === 'fixed' || offered.kind === 'about' || offered.kind === 'tolerance') {
    return passes(offered.value) ? meets() : deviates(tell(offered.value));
  }
  if (offered.kind === 'range') {
    const [low, high] = [passes(offered.from), passes(offered.to)];
    if (purpose.isWithstood) return low || high ? meets() : deviates('The offered range ends before it');
    if (low && high) return meets();
    if (!low && !high) return deviates('The offered range is beyond the limit');
    return purpose.isCoverage
      ? unclear('Part of the offered range keeps the limit')
      : unclear('Only a part of the offered range keeps the limit');
  }
  if (offered.kind === asked.kind || purpose.isWithstood) {
    return passes(offered.value) ? meets() : deviates(tell(offered.value));
  }
  // "up to 200" never reaches 250; "up to 300" may.
  if (!passes(offered.value)) return deviates(tell(offered.value));
  return unclear('The offer states a limit on the other side');
}

function compareRange(asked: Amount, offered: Amount, tolerance: number, purpose: Purpose): Verdict {
  const isIn = (value: number) => value >= asked.from - tolerance && value <= asked.to + tolerance;
  if (offered.kind === 'fixed' || offered.kind === 'about') {
    if (!isIn(offered.value)) return deviates('Outside of the asked range');
    if (asked.kind === 'tolerance' || !purpose.isCoverage) return meets('Within the asked range');
    return unclear('One value is offered where a range is asked');
  }
  const [coversLow, coversHigh] = [offered.from <= asked.from + tolerance, offered.to >= asked.to - tolerance];
  const [inLow, inHigh] = [isIn(offered.from), isIn(offered.to)];
  if (coversLow && coversHigh && inLow && inHigh) return meets();
  if (offered.to < asked.from - tolerance || offered.from > asked.to + tolerance)
    return deviates('Outside of the asked range');
  if (coversLow && coversHigh) {
    return purpose.isCoverage ? meets('The offered range is wider') : unclear('The offered range is wider than asked');
  }
  if (inLow && inHigh) {
    return purpose.isCoverage
      ? deviates('The offered range is narrower')
      : unclear('The offered range is narrower than asked');
  }
  return deviates('The offered range is another one');
}

function compareEdges(asked: Amount, offered: Amount): Verdict {
  const [a, b] = [asked.edges, offered.edges];
  if (!a || !b || a.length !== b.length) return unclear('Sizes of another number of edges');
  const size = Math.max(...a);
  const tolerance = isSameUnit(asked, offered) ? 1e-9 * size : Math.max(0.005 * size, offered.half);
  const covers = a.every((edge, index) => {
    const other = b[index] ?? 0;
    if (asked.kind === 'lower') return other >= edge - tolerance;
    if (asked.kind === 'upper') return other <= edge + tolerance;
    return Math.abs(other - edge) <= tolerance;
  });
  if (covers) return meets();
  const sorted = (edges: number[]) => edges.toSorted((x, y) => x - y);
  const other = sorted(b);
  const isTurned = sorted(a).every((edge, index) => Math.abs((other[index] ?? 0) - edge) <= tolerance);
  return isTurned ? unclear('The same edges in another order') : deviates('Another size');
}

const isData = ({ unit }: Amount) => unit?.unit === 'GB';

/** "12.5 % higher than asked". */
function difference(asked: Amount, offered: Amount): string {
  const off = offered.value - asked.value;
  const word = off > 0 ? 'higher' : 'lower';
  const size = Math.abs(asked.value);
  if (off === 0)
    return asked.kind === 'upper' ? 'Equal to the limit, not below it' : 'Equal to the limit, not above it';
  if (asked.unit?.unit === '°C') return `${Number(Math.abs(off).toPrecision(3))} K ${word} than asked`;
  if (size === 0) return `${word} than asked`;
  const share = (100 * Math.abs(off)) / size;
  return `${Number(share.toPrecision(share < 10 ? 2 : 3))} % ${word} than asked`;
}
