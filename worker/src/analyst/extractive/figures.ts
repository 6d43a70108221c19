import { numberOfWord, plainNumber } from '../../search/numbers.ts';

export type FigureKind = 'date' | 'duration' | 'percent' | 'money' | 'quantity';

/** An amount in a text, in a form that compares. */
export interface Figure {
  kind: FigureKind;
  /** Offsets into the text. */
  start: number;
  end: number;
  /** Number or ISO date. */
  value: string;
  /** `day`, `EUR`, `dB(A)`; empty for dates and percentages. */
  unit: string;
  /** What it is counted by: "per week" gives `week`. */
  per: string;
}

const months: Record<string, number> = {};
for (const [index, names] of [
  'january jan januar janvier enero',
  'february feb februar février febrero',
  'march mar märz mars marzo',
  'april apr avril abril',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet julio',
  'august aug août agosto',
  'september sep sept septembre septiembre',
  'october oct oktober octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember décembre diciembre',
].entries()) {
  for (const name of names.split(' ')) months[name] = index + 1;
}
const monthNames = Object.keys(months).join('|');

const units: Record<string, string> = {};
const nameUnits = (unit: string, names: string) => {
  for (const name of names.split(' ')) units[name] = unit;
};
nameUnits('minute', 'minute minutes min minuten minuto minutos phút');
nameUnits('hour', 'hour hours hrs stunde stunden heure heures hora horas giờ');
nameUnits('day', 'day days tag tage tagen jour jours día días ngày');
nameUnits('week', 'week weeks woche wochen semaine semaines semana semanas tuần');
nameUnits('month', 'month months monat monate monaten mois mes meses tháng');
nameUnits('year', 'year years jahr jahre jahren an ans année années año años năm');
const timeNames = Object.keys(units).join('|');

/** Bounded: an apostrophe may be before a number as well as within one, so that each of them begins one. */
const number = "\\d[\\d.,’']{0,30}\\d|\\d";
const word = '\\p{L}+(?:-\\p{L}+)?';
const currency = '€|\\$|£|₫|¥|EUR|USD|GBP|CHF|VND|VNĐ|INR|AUD|CAD|SGD|Euro|euros?|dollars?|đồng';
const multiple = 'million|mio\\.?|millionen|millions|billion|thousand|triệu|tỷ|lakhs?|crores?';
const end = '(?![\\p{L}\\p{N}])';
const startOfWord = '(?<![\\p{L}\\p{N}.,])';

const patterns: {
  kind: FigureKind;
  pattern: RegExp;
  read(match: RegExpExecArray): { value: string; unit: string } | null;
}[] = [
  {
    kind: 'date',
    pattern: new RegExp(
      `${startOfWord}(\\d{1,2})(?:\\.|st|nd|rd|th)? (?:de )?(${monthNames}),? (?:de )?(\\d{4})${end}`,
      'giu',
    ),
    read: ([, day, month, year]) => isoDate(year, months[(month ?? '').toLowerCase()], day),
  },
  {
    kind: 'date',
    pattern: new RegExp(`${startOfWord}(${monthNames})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${end}`, 'giu'),
    read: ([, month, day, year]) => isoDate(year, months[(month ?? '').toLowerCase()], day),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu,
    read: ([, year, month, day]) => isoDate(year, month, day),
  },
  {
    kind: 'date',
    pattern: /(?<![\d.,/])(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/gu,
    read: ([, day, month, year]) => isoDate(year, month, day),
  },
  {
    kind: 'date',
    pattern: /ngày (\d{1,2}) tháng (\d{1,2}) năm (\d{4})/giu,
    read: ([, day, month, year]) => isoDate(year, month, day),
  },
  {
    kind: 'duration',
    pattern: new RegExp(
      `${startOfWord}(${number}|${word})(?: \\((${number}|${word})\\))?[ -]+(?:calendar |business |working |consecutive |full |volle )?(${timeNames})${end}`,
      'giu',
    ),
    read: ([, first, second, unit]) => {
      const value = readNumber(first) ?? readNumber(second);
      if (!value) return null;
      return { value, unit: units[(unit ?? '').toLowerCase()] ?? '' };
    },
  },
  {
    kind: 'percent',
    pattern: new RegExp(
      `${startOfWord}(${number})(?: \\([^)]{1,30}\\))? ?(?:%|percent${end}|per cent${end}|prozent${end}|pour cent${end}|phần trăm)`,
      'giu',
    ),
    read: ([, value]) => withUnit(value, ''),
  },
  {
    kind: 'money',
    pattern: new RegExp(`(?<![\\p{L}])(${currency}) ?(${number})(?: (${multiple}))?${end}`, 'giu'),
    read: ([, unit, value, times]) => withUnit(value, currencyOf(unit), times),
  },
  {
    kind: 'money',
    pattern: new RegExp(`${startOfWord}(${number})(?: (${multiple}))? ?(${currency})${end}`, 'giu'),
    read: ([, value, times, unit]) => withUnit(value, currencyOf(unit), times),
  },
  {
    kind: 'quantity',
    pattern: new RegExp(
      `${startOfWord}(${number}|${word})(?: \\(\\d+\\))? ?(dB\\(A\\)|bar|m³/h|m3/h|l/h|l/s|kWh|kW|kVA|MW|mm/s|mm|µm|μm|°C|rpm|Hz|MB|GB|TB|Mbit/s|ms|kg|copies|members|pages|users|persons|points|man-days|exemplare|ausfertigungen|seiten|nutzer|benutzer|exemplaires|copias|trang|bản)${end}`,
      'giu',
    ),
    read: ([, value, unit]) => {
      const read = readNumber(value);
      return read === null ? null : { value: read, unit: (unit ?? '').toLowerCase() };
    },
  },
];

/** The amounts of a text in order, none within another. */
export function findFigures(text: string): Figure[] {
  let figures: Figure[] = [];
  for (const { kind, pattern, read } of patterns) {
    const added: Figure[] = [];
    // Both are in the order of the text, and none of either overlaps another of its own.
    let next = 0;
    for (const match of text.matchAll(pattern)) {
      const found = read(match as RegExpExecArray);
      const [start, end] = [match.index, match.index + match[0].length];
      while (next < figures.length && (figures[next] as Figure).end <= start) next++;
      if (!found || (figures[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
      added.push({ kind, start, end, per: perOf(text.slice(end, end + 40)), ...found });
    }
    if (added.length > 0) figures = [...figures, ...added].sort((a, b) => a.start - b.start);
  }
  return figures;
}

/** Whether a text contains an amount of one of the kinds. */
export function containsFigure(figures: readonly Figure[], kinds: readonly FigureKind[]): boolean {
  return figures.some(({ kind }) => kinds.includes(kind));
}

function readNumber(text: string | undefined): string | null {
  if (!text) return null;
  return plainNumber(text.replace(/[’']/gu, '')) ?? numberOfWord(text.toLowerCase());
}

function withUnit(value: string | undefined, unit: string, times?: string): { value: string; unit: string } | null {
  const plain = readNumber(value);
  return plain === null ? null : { value: times ? `${plain} ${times.toLowerCase().slice(0, 3)}` : plain, unit };
}

const signs: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  '₫': 'VND',
  vnđ: 'VND',
  đồng: 'VND',
};

function currencyOf(sign: string | undefined): string {
  const bare = (sign ?? '').toLowerCase();
  return signs[bare] ?? bare.toUpperCase();
}

function isoDate(year: string | undefined, month: string | number | undefined, day: string | undefined) {
  const parts = [Number(year), Number(month), Number(day)] as const;
  if (!(parts[1] >= 1 && parts[1] <= 12 && parts[2] >= 1 && parts[2] <= 31)) return null;
  return { value: parts.map((part) => String(part).padStart(2, '0')).join('-'), unit: '' };
}

const perPattern = new RegExp(
  `^[^.;|]{0,30}?\\b(?:per|for each|for every|each|every|a|je|pro|par|por|mỗi) (?:full |angefangene |volle |full calendar |commenced )?(${timeNames})${end}`,
  'iu',
);

function perOf(after: string): string {
  return units[(perPattern.exec(after)?.[1] ?? '').toLowerCase()] ?? '';
}
