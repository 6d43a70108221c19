import type { CorrectionRule } from '../runs/analyses.ts';

/** What a person judged of the offers in a row, by proposal. */
export const rulingCorrection: CorrectionRule = {
  field: 'rulings',
  misfit(headline, correction) {
    if (!('rulings' in correction)) return null;
    const { offers = [] } = headline as { offers?: { proposalId: string }[] };
    const compared = new Set(offers.map(({ proposalId }) => proposalId));
    const named = correction.rulings.map(({ proposalId }) => proposalId);
    if (named.some((id) => !compared.has(id))) return 'a proposal that is not compared';
    return new Set(named).size < named.length ? 'a proposal twice' : null;
  },
};
