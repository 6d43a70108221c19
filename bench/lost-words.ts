import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { layOutPages } from '@bidloom/worker/src/documents/layout/lay-out-pages.ts';
import type { RawWord } from '@bidloom/worker/src/documents/page/raw-page.ts';
import { openPdf } from '@bidloom/worker/src/documents/pdf/open-pdf.ts';
import { readTextLayer } from '@bidloom/worker/src/documents/pdf/read-text-layer.ts';
import { findTables } from '@bidloom/worker/src/documents/tables/find-tables.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { printFigure } from './figure.ts';

/** Pages that lose a larger share of their words are listed. */
const TOLERATED = 0.03;

/**
 * `pnpm bench lost-words FILE…`: the words of each page as pdf.js gives them that are neither in the page's text nor in its running headers
 * and footers. Exits with 1 where a page loses more than a few.
 */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length === 0) throw new Error('Usage: pnpm bench lost-words FILE.pdf…');
  let [words, lost, pages] = [0, 0, 0];
  for (const path of positionals) {
    for (const page of await measure(path)) {
      words += page.words;
      lost += page.lost.length;
      if (page.lost.length <= TOLERATED * page.words) continue;
      pages++;
      console.error(
        `${basename(path)} page ${page.number}: ${page.lost.length} of ${page.words}: ${page.lost.slice(0, 12).join(' ')}`,
      );
    }
  }
  printFigure('lost-words', 'lost', lost / (words || 1), '');
  printFigure('lost-words', 'pages', pages, 'pages');
  if (pages > 0) process.exitCode = 1;
}

async function measure(path: string): Promise<{ number: number; words: number; lost: string[] }[]> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
  try {
    const tabled = findTables(await readTextLayer(pdf, {}));
    const pages = layOutPages(tabled);
    const measured = [];
    for (const [index, { page, running }] of tabled.entries()) {
      const left = [...running, ...drawnTwice(page.words)].map((word) => word.text);
      const shown = plain(await shownText(pdf, page.number));
      const lost = lostWords(shown, plain([pages[index]?.text, ...left].join('\n')));
      measured.push({ number: page.number, words: wordsOf(shown).length, lost });
    }
    return measured;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The second of two equal words at the same place, which are a shadow or a fake bold. */
function drawnTwice(words: RawWord[]): RawWord[] {
  const isOver = (word: RawWord, other: RawWord) =>
    word.text === other.text &&
    Math.abs(word.x0 - other.x0) < 0.2 * word.size &&
    Math.abs(word.baseline - other.baseline) < 0.2 * word.size;
  return words.filter((word, index) => words.slice(0, index).some((other) => isOver(word, other)));
}

/** What pdf.js reads of a page, without what is beside the page. */
async function shownText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  return items
    .map((item) => {
      if (!('str' in item)) return '';
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      return x < left || x > right || y < bottom || y > top ? '' : item.str + (item.hasEOL ? '\n' : '');
    })
    .join('');
}

/** Lower case and plain letters. pdf.js joins the two copies of a word in fake bold, which are cut apart here. */
function plain(text: string): string {
  const halves = (word: string) => {
    const half = word.slice(0, word.length / 2);
    return half + half === word ? `${half} ${half}` : word;
  };
  return text.normalize('NFKC').toLowerCase().split(/\s+/u).map(halves).join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** The words that are shown more often than kept. Where words are cut differs, so a word also counts as kept within other letters. */
function lostWords(shown: string, kept: string): string[] {
  const [from, to] = [countsOf(wordsOf(shown)), countsOf(wordsOf(kept))];
  const [before, after] = [lettersOf(shown), lettersOf(kept)];
  const [lettersBefore, lettersAfter] = [countsOf([...before]), countsOf([...after])];
  const hasAllLetters = (word: string) =>
    [...word].every((letter) => (lettersBefore.get(letter) ?? 0) <= (lettersAfter.get(letter) ?? 0));
  return [...from].flatMap(([word, count]) => {
    // pdf.js puts letters that are written from right to left into another order.
    if (RIGHT_TO_LEFT.test(word) && hasAllLetters(word)) return [];
    const missing = Math.min(count - (to.get(word) ?? 0), occurrences(before, word) - occurrences(after, word));
    return Array.from({ length: Math.max(0, missing) }, () => word);
  });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function occurrences(text: string, word: string): number {
  return text.split(word).length - 1;
}
