import { auth } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { createActivation } from './activation.service.ts';
import { createForgotPassword } from './forgot-password.service.ts';
import { createResetPassword } from './reset-password.service.ts';
import { strictLimits } from './strict-limits.ts';

/** Forgotten passwords and first passwords: what the links in mails lead to. Nobody is signed in here. */
export const accountLinksFeature: Feature = async (app, { platform, config }) => {
  const options = { ...platform, secret: config.sessionSecret };
  const strict = strictLimits(config);
  const askForReset = createForgotPassword(options);
  const passwords = createResetPassword(options);
  const activation = createActivation(options);

  implement(
    app,
    auth.forgotPassword,
    async ({ body, request }) => {
      await askForReset(body.email, auditSource(request));
      return done('If there is an account with this address, a link to reset its password is on its way.');
    },
    strict,
  );
  implement(app, auth.validateForgotPasswordLink, async ({ body }) => one(await passwords.look(body.guid)), strict);
  implement(
    app,
    auth.resetPassword,
    async ({ body, request }) => {
      await passwords.reset(body.token, body.newPassword, auditSource(request));
      return done('Your password was changed. Please sign in.');
    },
    strict,
  );
  implement(app, auth.verifySignupLink, async ({ params }) => one(await activation.look(params.token)), strict);
  implement(
    app,
    auth.setPasswordAfterSignup,
    async ({ body: { token, oldPassword, newPassword, ...names }, request }) => {
      await activation.choose({ token, oldPassword: oldPassword || null, newPassword, names }, auditSource(request));
      return done('Your account is active. Please sign in.');
    },
    strict,
  );
};
