import { roleInVocabulary } from '../tables/header/header-vocabulary.ts';
import { type AskedCell, headedTables } from './asked-cells.ts';
import { isInRange, type PageRange, type SheetSource } from './extract-datasheets.ts';
import { isOrderedHeader, roleOfHeader, tidyName } from './header-words.ts';
import { toParameter } from './pair-parameter.ts';
import { meets, parameterWords } from './parameter-words.ts';

/** So many rows are shown for a name. */
const mostRows = 5;

/** How many of a thing are ordered, for names that nothing else is said of: "6 | Circuit breaker truck | pcs | 2". */
export function askedCounts(source: SheetSource, keywords: readonly string[], range: PageRange): AskedCell[] {
  if (keywords.length === 0) return [];
  const { language = 'und' } = source;
  const asked = keywords.map((keyword) => ({ keyword, words: parameterWords(keyword, language) }));
  const found = headedTables(source)
    .filter(({ table }) => isInRange(table.page, range))
    .flatMap(({ table, index, grid, firstRow, headers, context }) => {
      const counted = headers.findIndex(isOrderedHeader);
      if (counted === -1) return [];
      const units = headers.findIndex((header) => (roleInVocabulary(header) ?? roleOfHeader(header)) === 'unit');
      return Array.from({ length: grid.rows - firstRow }, (_, row) => row + firstRow).flatMap((row) => {
        const count = grid.cell(row, counted);
        if (!count || !/^\d{1,9}(?:[.,]\d{1,9})?$/u.test(count.text)) return [];
        const names = grid
          .cellsOf(row)
          .filter(({ column }) => column !== counted && column !== units)
          .map(({ text }) => ({ text, words: parameterWords(text, language) }));
        const unit = (grid.cell(row, units)?.text ?? '').trim();
        return asked.flatMap(({ keyword, words }): AskedCell[] => {
          const name = names.find(
            (each) =>
              each.words.length === words.length &&
              words.every((word) => each.words.some((other) => meets(word, other))),
          );
          if (!name || words.length === 0) return [];
          const read = toParameter(
            { name: tidyName(name.text), value: `${count.text} ${unit}`.trim(), boxes: count.boxes, page: table.page },
            { section: context.title, decimal: null, at: { table: index, row: count.row, column: count.column } },
          );
          const parameter = {
            ...read,
            condition: headers[counted] ?? null,
            source: { ...read.source, quote: count.text },
          };
          return [{ keyword, sheet: { title: context.title, tags: [], pages: [table.page], parameters: [parameter] } }];
        });
      });
    });
  return asked.flatMap(({ keyword }) => {
    const own = found.filter((each) => each.keyword === keyword);
    return own.length > mostRows ? [] : own;
  });
}
