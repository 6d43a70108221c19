import { AppError } from '../errors/app-error.ts';

/** What decides whether somebody may use their account. */
export interface AccountState {
  isActive: boolean;
  /** Null: of the platform. */
  organizationIsActive: boolean | null;
  inactiveReason: string | null;
  /** Whether the organisation had licences, and none is in force today. */
  isLicenceLapsed?: boolean;
}

/** Refuses what is out of use, and says why. Told only to whoever has shown that the account is theirs. */
export function refuseInactive(account: AccountState): void {
  const { isActive, organizationIsActive, inactiveReason, isLicenceLapsed } = account;
  if (organizationIsActive === false) {
    throw new AppError(
      'account_inactive',
      inactiveReason
        ? `Your organisation is not active: ${inactiveReason}`
        : 'Your organisation is not active. Please ask your administrator.',
    );
  }
  if (!isActive) {
    throw new AppError('account_inactive', 'Your account is not active. Please ask your administrator.');
  }
  if (isLicenceLapsed) {
    throw new AppError(
      'licence_limit',
      'The licence of your organisation is not valid today. Ask the platform administrator to renew it.',
    );
  }
}
