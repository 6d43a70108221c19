import { roleInVocabulary } from '../../../documents/tables/header/header-vocabulary.ts';
import { fold } from '../../../facts/fold.ts';
import type { Claim } from '../../analyst.ts';
import { claimOf, type PageLines } from '../page-lines.ts';

/** The column that says what is bought, in the small table of a notice. */
const column =
  /^(?:(?:item|work|tender|brief|short|name|title)s? )?(?:description|name|title|particulars)(?: of (?:the )?(?:items?|works?|goods|services?|materials?|stores|tender|equipment|supply))?$|^(?:items?|bezeichnung|designation|descripcion|descrizione|descricao|objeto|nazwa|名称|货物名称|项目名称|품명)$/u;
const leastLetters = 6;
/** More rows are a list of what is bought, of which none is its name. */
const mostRows = 2;

/** What is bought, as the first page has it under the name of a column: "Item description | Estimated cost". */
export function underColumn(fronts: readonly PageLines[]): Claim | null {
  for (const front of fronts) {
    const { lines } = front;
    for (const [at, line] of lines.entries()) {
      const cells = cellsOf(line.text);
      if (cells.length < 2) continue;
      const index = cells.findIndex((cell) => column.test(fold(cell)));
      if (index < 0 || cells.slice(0, index).some((cell) => roleInVocabulary(cell) !== 'number')) continue;
      const rows = lines.slice(at + 1).filter(({ text }) => text.trim() !== '');
      const end = rows.findIndex(({ text }) => cellsOf(text).length < 2);
      const own = end < 0 ? rows : rows.slice(0, end);
      const value = own.length <= mostRows && own[0] ? (cellsOf(own[0].text)[index] ?? '') : '';
      if ((value.match(/\p{L}/gu)?.length ?? 0) < leastLetters || /[:.]$/u.test(value)) continue;
      const row = own[0] as { text: string; start: number };
      return claimOf(`Subject: ${value}`, front, row.start, row.start + row.text.trimEnd().length);
    }
  }
  return null;
}

const cellsOf = (text: string) => (text.includes('|') ? text.split('|').map((cell) => cell.trim()) : []);
