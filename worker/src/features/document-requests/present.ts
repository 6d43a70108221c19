import type { Claim } from '../../analyst/analyst.ts';
import { loadCitedPages } from '../../analyst/cited-pages.ts';
import { presentClaims } from '../../analyst/present-claims.ts';
import type { RunContext } from './run-context.ts';

/** Checks what claims cite and gives each place its boxes, as items show them. */
export async function citeClaims({ tenant }: Pick<RunContext<never>, 'tenant'>, claims: readonly Claim[]) {
  const cited = claims.flatMap(({ citations }) => citations);
  const { pages, fileNames } = await tenant((trx) => loadCitedPages(trx, cited));
  return presentClaims(claims, pages, fileNames);
}

/** "1 table", "3 tables". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Names of the run's documents by id. */
export function namesOf(documents: RunContext<never>['documents']): Map<string, string> {
  return new Map(documents.map(({ id, fileName }) => [id, fileName]));
}
