import type { ScoredTable } from './model.ts';

/** Reads the tables of a structure file of the ICDAR 2013 table competition. A table that continues over pages has a region on each. */
export function readStructure(xml: string): ScoredTable[] {
  return [...xml.matchAll(/<region\b([^>]*)>(.*?)<\/region>/gs)].map(([, region = '', body = '']) => ({
    page: numberOf(region, 'page') ?? 1,
    cells: [...body.matchAll(/<cell\b([^>]*)>(.*?)<\/cell>/gs)].map(([, cell = '', content = '']) => {
      const r = (numberOf(cell, 'start-row') ?? 0) + (numberOf(region, 'row-increment') ?? 0);
      const c = (numberOf(cell, 'start-col') ?? 0) + (numberOf(region, 'col-increment') ?? 0);
      const r2 =
        (numberOf(cell, 'end-row') ?? numberOf(cell, 'start-row') ?? 0) + (numberOf(region, 'row-increment') ?? 0);
      const c2 =
        (numberOf(cell, 'end-col') ?? numberOf(cell, 'start-col') ?? 0) + (numberOf(region, 'col-increment') ?? 0);
      return { r, c, r2, c2, text: plainText(/<content>(.*?)<\/content>/s.exec(content)?.[1] ?? '') };
    }),
  }));
}

function numberOf(attributes: string, name: string): number | undefined {
  const value = new RegExp(`\\b${name}=["'](-?\\d+)["']`).exec(attributes)?.[1];
  return value === undefined ? undefined : Number(value);
}

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (signs[name] ?? whole);
  });
}
