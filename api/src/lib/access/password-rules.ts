import { passwordEstimate } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../errors/app-error.ts';

/** Whose password it is: nobody builds it from these. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  organizationName: string | null;
}

/** Shorter words, such as "Li" and "AG", are in too many good passwords. */
const shortestWord = 4;

let estimator: ZxcvbnFactory | undefined;

/**
 * Refuses what somebody else would try first. The length is the contract's matter. Throws `invalid_input` with what to do.
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  if (contextWords(owner).some((word) => plain(password).includes(word))) {
    throw new AppError(failures.access.passwordWithNames);
  }
  // Its dictionary takes a moment and some memory, which most processes' first request does not need.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordEstimate.characters });
  if (estimator.check(password).score < passwordEstimate.lowestScore) {
    throw new AppError(failures.access.passwordEasy);
  }
}

function contextWords({ email, firstName, lastName, organizationName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const words = [firstName, lastName, organizationName ?? ''].flatMap((name) => name.split(/[^\p{L}\p{N}]/u));
  return [plain(email), plain(mailbox), plain('bidloom'), ...words.map(plain)].filter(
    (word) => word.length >= shortestWord,
  );
}

/** In lower case, without accents, and with the usual digits for letters put back. */
function plain(text: string): string {
  const letters: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/g, (character) => letters[character] ?? character);
}
