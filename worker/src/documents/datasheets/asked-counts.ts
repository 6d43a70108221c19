import type { AskedCell } from './asked-cells.ts';
import { countedRows } from './counted-rows.ts';
import { isInRange, type PageRange, type SheetSource } from './extract-datasheets.ts';
import { tidyName } from './header-words.ts';
import { toParameter } from './pair-parameter.ts';
import { meets, parameterWords } from './parameter-words.ts';

/** So many rows are shown for a name. */
const mostRows = 5;

/** How many of a thing are ordered, for names that nothing else is said of: "6 | Circuit breaker truck | pcs | 2". */
export function askedCounts(source: SheetSource, keywords: readonly string[], range: PageRange): AskedCell[] {
  if (keywords.length === 0) return [];
  const { language = 'und' } = source;
  const asked = keywords.map((keyword) => ({ keyword, words: parameterWords(keyword, language) }));
  const found = countedRows(source)
    .filter(({ page }) => isInRange(page, range))
    .flatMap(({ page, table, count, header, unit, cells, context }) => {
      const names = cells.map(({ text }) => ({ text, words: parameterWords(text, language) }));
      return asked.flatMap(({ keyword, words }): AskedCell[] => {
        const name = names.find(
          (each) =>
            each.words.length === words.length && words.every((word) => each.words.some((other) => meets(word, other))),
        );
        if (!name || words.length === 0) return [];
        const read = toParameter(
          { name: tidyName(name.text), value: `${count.text} ${unit}`.trim(), boxes: count.boxes, page },
          { section: context.title, decimal: null, at: { table, row: count.row, column: count.column } },
        );
        const parameter = {
          ...read,
          condition: header === '' ? null : header,
          source: { ...read.source, quote: count.text },
        };
        return [{ keyword, sheet: { title: context.title, tags: [], pages: [page], parameters: [parameter] } }];
      });
    });
  return asked.flatMap(({ keyword }) => {
    const own = found.filter((each) => each.keyword === keyword);
    return own.length > mostRows ? [] : own;
  });
}
