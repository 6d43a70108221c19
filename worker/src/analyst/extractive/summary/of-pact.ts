import type { Statement } from '../statements.ts';

/** Agreements against corruption that every bidder signs: their sanctions, securities and courts are not those of the contract. */
const pact =
  /\bintegrity (?:pact|agreement)|\b(?:code of integrity|anti-corruption)|\bpatto di integrità|\bprotocollo di legalità|\bpacto de integridad|\bklausul\p{L}{1,3} antykorupcyjn/iu;
const corrupt = /\bbrib(?:e|es|ery|ing)\b|\bcorrupt(?:ion)? practices?\b|\bthis (?:integrity )?pact\b/iu;

/** The names of one in its own text. */
const itself = /\b(?:pacts?|integrity agreement|patto|pacto)\b/iu;
/** Statements of a page that mention it, so that all of the page is part of it; pages between two such pages are, too. */
const leastOnPage = 2;
const mostBetween = 3;

const mentionsPact = ({ text, path }: Statement) =>
  pact.test(text) || corrupt.test(text) || path.some((title) => pact.test(title));

const known = new WeakMap<readonly Statement[], (statement: Statement) => boolean>();

/** Tells statements that are about such an agreement, or within its text. */
export function pactPages(statements: readonly Statement[]): (statement: Statement) => boolean {
  let isOfPact = known.get(statements);
  if (!isOfPact) {
    const pages = new Set<string>();
    for (const [documentId, own] of Map.groupBy(
      statements.filter(({ text }) => itself.test(text)),
      (each) => each.documentId,
    )) {
      const byPage = [...Map.groupBy(own, ({ page }) => page)].filter(([, each]) => each.length >= leastOnPage);
      const numbers = byPage.map(([page]) => page).sort((a, b) => a - b);
      for (const [at, page] of numbers.entries()) {
        const next = numbers[at + 1] ?? page;
        const last = next - page <= mostBetween ? next : page;
        for (let between = page; between <= last; between++) pages.add(`${documentId}/${between}`);
      }
    }
    isOfPact = (statement) => mentionsPact(statement) || pages.has(`${statement.documentId}/${statement.page}`);
    known.set(statements, isOfPact);
  }
  return isOfPact;
}
