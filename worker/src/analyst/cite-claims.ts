import type { TenantTransaction } from '@bidloom/db';
import type { ComputeAnalysis } from '../threads/computations.ts';
import type { ComputeOrder } from '../threads/compute.ts';
import type { Claim } from './analyst.ts';
import { loadCitedPages } from './cited-pages.repository.ts';

/** What looking up a place takes: short transactions, and a turn in the threads. */
export interface CitingTools {
  tenant<T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  compute: ComputeAnalysis;
  turn: ComputeOrder;
}

/** Checks what claims cite and gives each place its boxes, as items show them. */
export async function citeClaims({ tenant, compute, turn }: CitingTools, claims: readonly Claim[]) {
  return compute('presentClaims', await tenant((trx) => loadCitedPages(trx, claims)), turn);
}
