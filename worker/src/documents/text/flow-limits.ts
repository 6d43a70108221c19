import { UnreadableDocumentError } from '../model.ts';

/** The limits of a document without page geometry: 10,000 pages of 3,000 characters, with a matching number of rows and paragraphs. */
const most = { characters: 30_000_000, cells: 3_000_000, blocks: 1_000_000 };

/** @throws UnreadableDocumentError */
export function checkCharacters(characters: number): void {
  if (characters > most.characters) throw tooLarge(`has more than ${named(most.characters)} characters`);
}

/** @throws UnreadableDocumentError */
export function checkCells(cells: number): void {
  if (cells > most.cells) throw tooLarge(`has tables of more than ${named(most.cells)} cells`);
}

/** What is counted of an item of a document: a row's cells, or a text; a page break has neither. */
interface Counted {
  cells?: readonly string[];
  text?: string;
}

/** Counts what a document contains. A text that is shown in many cells counts in each. */
export function createFlowLimits(): { count(item: Counted): void } {
  let [characters, cells, blocks] = [0, 0, 0];
  return {
    count({ cells: row = [], text = '' }) {
      cells += row.length;
      for (const cell of row) characters += cell.length;
      characters += text.length;
      checkCharacters(characters);
      checkCells(cells);
      if (++blocks > most.blocks) throw tooLarge(`has more than ${named(most.blocks)} paragraphs and rows`);
    },
  };
}

function tooLarge(what: string): UnreadableDocumentError {
  return new UnreadableDocumentError('too_large', `This file ${what}. Split it and upload its parts.`);
}

function named(count: number): string {
  return count.toLocaleString('en');
}
