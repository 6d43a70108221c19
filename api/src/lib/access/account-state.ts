import { failures } from '@bidloom/contract/failures';
import { AppError } from '../errors/app-error.ts';

/** What decides whether a person may use their account. */
export interface AccountState {
  isActive: boolean;
  /** Null: an account of the platform. */
  organizationIsActive: boolean | null;
  inactiveReason: string | null;
  /** Whether the organisation had licences, and none is in force today. */
  isLicenceLapsed?: boolean;
}

/** Refuses a deactivated account or organisation, and says why. Call it only after the caller has proved that the account is theirs. */
export function refuseInactive(account: AccountState): void {
  const { isActive, organizationIsActive, inactiveReason, isLicenceLapsed } = account;
  if (organizationIsActive === false) {
    throw new AppError(failures.access.organizationInactive(inactiveReason));
  }
  if (!isActive) {
    throw new AppError(failures.access.accountInactive);
  }
  if (isLicenceLapsed) {
    throw new AppError(failures.access.licenceLapsed);
  }
}
