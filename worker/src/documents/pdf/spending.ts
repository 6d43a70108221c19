import { UnreadableDocumentError } from '../model.ts';

/**
 * What the text of one PDF may take. The most that a page of 41 tenders takes is 56,331 operators, and a page of them 6,000 on average:
 * about 20 ms.
 */
const most = {
  operatorsOfPage: 250_000,
  operators: 20_000_000,
  wordsOfPage: 100_000,
  /** Of the processor, for any document and for each of its pages: what packs well and shows nothing is told by its time alone. */
  seconds: 30,
  secondsPerPage: 0.1,
};

/** Checks what one document takes, page by page. */
export interface Spending {
  /** @throws UnreadableDocumentError beyond what a page or a document may have */
  page(number: number, operators: number): void;
}

/** @param pages how many the document has */
export function checkSpending(pages: number): Spending {
  const start = process.cpuUsage();
  let total = 0;
  return {
    page(number, operators) {
      if (operators > most.operatorsOfPage) {
        refuse(
          `Page ${number} has more than ${named(most.operatorsOfPage)} drawing instructions. Leave it out, or simplify it`,
        );
      }
      total += operators;
      if (total > most.operators) {
        refuse(`This PDF has more than ${named(most.operators)} drawing instructions. Split it`);
      }
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1e6 > most.seconds + most.secondsPerPage * pages) {
        refuse('This PDF takes far longer to read than its pages show. Print it to a new PDF, or split it');
      }
    },
  };
}

/** @throws UnreadableDocumentError where the page has more words than any page that is read */
export function checkWords(page: number, words: number): void {
  if (words > most.wordsOfPage) {
    refuse(`Page ${page} has more than ${named(most.wordsOfPage)} words. Leave it out, or split it`);
  }
}

function refuse(reason: string): never {
  throw new UnreadableDocumentError('too_large', `${reason} and upload the file again.`);
}

function named(count: number): string {
  return count.toLocaleString('en');
}
