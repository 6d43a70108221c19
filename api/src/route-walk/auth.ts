import { auth as contract } from '@bidloom/contract';
import { testPassword } from '../testing/main.ts';
import { sample } from './sample.ts';

export const authSamples = [
  sample(contract.login, ({ user }) => ({ body: { email: user.email, password: testPassword } })),
  sample(contract.otpLogin, () => ({ body: { token: 'none', otp: '123456' } }), 'needs the code of a mail'),
  sample(contract.resendOtp, () => ({ body: { token: 'none' } }), 'needs a sign-in that waits for its code'),
  sample(contract.ownSessions),
  sample(contract.endOtherSessions),
  sample(
    contract.endOwnSession,
    ({ keywordId }) => ({ params: { id: keywordId } }),
    'would end the session of the walk',
  ),
  sample(contract.forgotPassword, ({ user }) => ({ body: { email: user.email } })),
  sample(contract.validateForgotPasswordLink, () => ({ body: { guid: 'none' } }), 'needs the link of a mail'),
  sample(
    contract.resetPassword,
    () => ({ body: { token: 'none', newPassword: 'long meadow copper kite' } }),
    'needs the link of a mail',
  ),
  sample(contract.verifySignupLink, () => ({ params: { token: 'none' } }), 'needs the link of a mail'),
  sample(
    contract.setPasswordAfterSignup,
    () => ({ body: { token: 'none', newPassword: 'long meadow copper kite' } }),
    'needs the link of a mail',
  ),
  sample(contract.validate),
  sample(contract.logout),
];
