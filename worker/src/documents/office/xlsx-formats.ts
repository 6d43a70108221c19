import { parseXml } from './parse-xml.ts';

/** Built-in number formats that change what a person reads (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: Record<number, string> = {
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm-dd',
  18: 'hh:mm',
  19: 'hh:mm',
  20: 'hh:mm',
  21: 'hh:mm',
  22: 'yyyy-mm-dd hh:mm',
  45: 'mm:ss',
  46: 'hh:mm',
};

/** Excel writes no longer ones; a longer one would only be there to keep us busy. */
const LONGEST_FORMAT = 255;
const DAY = 86_400_000;
/** Day 0 of Excel's calendar, which wrongly has a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);

/** The number format of each cell style. */
export function readNumberFormats(xml: string | null): string[] {
  const custom = new Map<number, string>();
  const formats: string[] = [];
  if (!xml) return formats;
  let inCells = false;
  parseXml(xml, {
    open(name, attribute) {
      if (name === 'x:numFmt') {
        const code = attribute('formatCode') ?? 'General';
        custom.set(Number(attribute('numFmtId')), code.length > LONGEST_FORMAT ? 'General' : code);
      }
      if (name === 'x:cellXfs') inCells = true;
      else if (name === 'x:xf' && inCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        formats.push(custom.get(id) ?? BUILT_IN[id] ?? 'General');
      }
    },
    close(name) {
      if (name === 'x:cellXfs') inCells = false;
    },
  });
  return formats;
}

/** A number as a person reads it: dates as ISO 8601, shares in per cent, anything else as plain figures without noise of binary fractions. */
export function formatNumber(value: string, format: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const code = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/%/.test(code)) return `${plain(number * 100)}%`;
  if (/[ymdhs]/i.test(code) && !/General/i.test(code) && number >= 0 && number < 2_958_466)
    return formatDate(number, code);
  return plain(number);
}

function formatDate(number: number, code: string): string {
  const iso = new Date(EPOCH + Math.round(number * DAY)).toISOString();
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  const hasDate = /[yd]/i.test(code);
  const hasTime = /[hs]/i.test(code);
  if (hasDate && hasTime) return `${date} ${time}`;
  return hasDate || !hasTime ? date : time;
}

function plain(number: number): string {
  return String(Number(number.toPrecision(12)));
}
