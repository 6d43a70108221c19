import { UnreadableDocumentError } from '../model.ts';

/**
 * What the text of one PDF may take. The most that a page of 41 tenders takes is 56,331 operators, and a page of them 6,000 on average.
 * Unpacked bytes are those of content, fonts and maps: pictures are not unpacked for their text.
 */
const most = {
  operatorsOfPage: 250_000,
  operators: 20_000_000,
  wordsOfPage: 100_000,
  unpackedBytes: 1_000_000_000,
};

/** What the PDF that this thread reads has taken so far; null while none is read. */
let open: Spent | null = null;

interface Spent {
  page: number;
  operatorsOfPage: number;
  operators: number;
  unpackedBytes: number;
  stop: (reason: UnreadableDocumentError) => void;
}

/** Counts what is taken from here on, anew. */
export function startSpending(): void {
  open = { page: 0, operatorsOfPage: 0, operators: 0, unpackedBytes: 0, stop: () => {} };
}

export function stopSpending(): void {
  open = null;
}

/**
 * Counts the operators of a page anew.
 * @returns what rejects with an `UnreadableDocumentError` once a limit is passed: pdf.js itself goes on after an error where it can
 */
export function startPage(page: number): Promise<never> {
  // One a page: a promise keeps the results of all that waited beside it for as long as it lives.
  const { promise, reject } = Promise.withResolvers<never>();
  // Where a limit is passed while nobody waits, who passed it is told.
  promise.catch(() => {});
  if (open) Object.assign(open, { page, operatorsOfPage: 0, stop: reject });
  return promise;
}

/** @throws UnreadableDocumentError beyond what a page or a document may have */
export function spendOperators(count: number): void {
  if (!open) return;
  open.operatorsOfPage += count;
  open.operators += count;
  const { page, operatorsOfPage, operators } = open;
  if (operatorsOfPage > most.operatorsOfPage) {
    refuse(
      `Page ${page} has more than ${named(most.operatorsOfPage)} drawing instructions. Leave it out, or simplify it`,
    );
  }
  if (operators > most.operators)
    refuse(`This PDF has more than ${named(most.operators)} drawing instructions. Split it`);
}

/** @throws UnreadableDocumentError beyond what a document may have */
export function spendUnpacked(bytes: number): void {
  if (!open) return;
  open.unpackedBytes += bytes;
  if (open.unpackedBytes > most.unpackedBytes) {
    refuse('This PDF unpacks to more than 1 GB of text and drawings. Print it to a new PDF, or split it');
  }
}

/** @throws UnreadableDocumentError where the page has more words than any page that is read */
export function checkWords(words: number): void {
  if (words <= most.wordsOfPage) return;
  const page = open ? `Page ${open.page}` : 'A page';
  refuse(`${page} has more than ${named(most.wordsOfPage)} words. Leave it out, or split it`);
}

function refuse(reason: string): never {
  const error = new UnreadableDocumentError('too_large', `${reason} and upload the file again.`);
  open?.stop(error);
  throw error;
}

function named(count: number): string {
  return count.toLocaleString('en');
}
