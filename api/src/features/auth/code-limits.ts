import { codePauseSeconds } from '@bidloom/contract/code-pause';
import { failures } from '@bidloom/contract/failures';
import { tooMany } from '../../lib/errors/app-error.ts';
import { inWords } from '../../lib/time-in-words.ts';
import type { CodeCounts } from './auth.repository.ts';

/**
 * Wrong codes of an account, over all its challenges. Anybody who tries codes knows the password already. With these limits, the chance of
 * finding a code is one in 33,000 a day.
 */
const wrongCodesPerHour = 10;
const wrongCodesPerDay = 30;
/** How many codes an account is mailed in an hour. */
const codesPerHour = 20;

const hour = 3600;

/** Throws `too_many_requests` after too many wrong codes; then even the right one is refused. */
export function refuseFurtherGuesses({ wrongInHour, wrongInDay }: CodeCounts): void {
  if (wrongInDay >= wrongCodesPerDay) throw tooMany(failures.auth.wrongCodesToday, 24 * hour);
  if (wrongInHour >= wrongCodesPerHour) throw tooMany(failures.auth.wrongCodesThisHour, hour);
}

/** Throws `too_many_requests` where the account was mailed as many codes as are allowed in an hour. */
export function refuseFurtherCodes({ madeInHour }: CodeCounts): void {
  if (madeInHour >= codesPerHour) throw tooMany(failures.auth.codesThisHour, hour);
}

/** Throws `too_many_requests` where the last code was sent so recently that its mail may still be on its way. */
export function refuseHaste({ ageSeconds }: { ageSeconds: number }): void {
  const wait = Math.ceil(codePauseSeconds - ageSeconds);
  if (wait > 0) throw tooMany(failures.auth.codeJustSent(inWords(wait)), wait);
}
