import type { Correction } from '@bidloom/contract/runs';

/** How people correct a text with citations: a section of a summary, an answer. */
export const textCorrection = {
  field: 'text',
  misfit(headline: unknown, correction: Correction): string | null {
    if (!('text' in correction) || !correction.claims) return null;
    const { citations = [] } = headline as { citations?: unknown[] };
    if (textOfClaims(correction.claims) !== correction.text) return 'claims that are not its text';
    const isOutside = correction.claims.some((claim) => claim.citations.some((index) => index >= citations.length));
    return isOutside ? 'a citation that there is not' : null;
  },
};

/** The text that the sentences of a correction are. */
function textOfClaims(claims: readonly { text: string; sameLine?: boolean | undefined }[]): string {
  return claims.map(({ text, sameLine }, index) => (index === 0 || sameLine ? text : `\n${text}`)).join('');
}
