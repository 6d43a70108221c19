import { UnreadableDocumentError } from '../model.ts';

/**
 * What the text of one PDF may take. The most that a page of 41 tenders takes is 56,331 operators, and a page of them 6,000 on average:
 * about 20 ms.
 */
const most = {
  operatorsOfPage: 250_000,
  operators: 20_000_000,
  wordsOfPage: 100_000,
  /** Processor time, for any document and for each of its pages: data that packs well and shows nothing is only detected by its time. */
  seconds: 30,
  secondsPerPage: 0.1,
};

/** Milliseconds between two checks of the time that a document has taken, while pdf.js works on a page in another thread. */
const lookEvery = 500;

/** Checks what one document takes. */
export interface Spending {
  /** @throws UnreadableDocumentError beyond what a page or a document may have */
  page(number: number, operators: number): void;
  /** Rejects with an `UnreadableDocumentError` once the document has taken too long, wherever pdf.js is with it. */
  overtime: Promise<never>;
  stop(): void;
}

/** @param pages how many the document has */
export function checkSpending(pages: number): Spending {
  const start = process.cpuUsage();
  const { promise: overtime, reject } = Promise.withResolvers<never>();
  // Where nobody waits any more, there is nobody to tell.
  overtime.catch(() => {});
  let total = 0;
  const look = () => {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1e6 <= most.seconds + most.secondsPerPage * pages) return;
    reject(tooLarge('This PDF takes far longer to read than its pages show. Print it to a new PDF, or split it'));
  };
  const clock = setInterval(look, lookEvery).unref();
  return {
    page(number, operators) {
      if (operators > most.operatorsOfPage) {
        throw tooLarge(
          `Page ${number} has more than ${named(most.operatorsOfPage)} drawing instructions. Leave it out, or simplify it`,
        );
      }
      total += operators;
      if (total > most.operators) {
        throw tooLarge(`This PDF has more than ${named(most.operators)} drawing instructions. Split it`);
      }
    },
    overtime,
    stop: () => clearInterval(clock),
  };
}

/** @throws UnreadableDocumentError where the page has more words than any page that is read */
export function checkWords(page: number, words: number): void {
  if (words > most.wordsOfPage) {
    throw tooLarge(`Page ${page} has more than ${named(most.wordsOfPage)} words. Leave it out, or split it`);
  }
}

function tooLarge(reason: string): UnreadableDocumentError {
  return new UnreadableDocumentError('too_large', `${reason} and upload the file again.`);
}

function named(count: number): string {
  return count.toLocaleString('en');
}
