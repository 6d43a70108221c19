import { auth } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { createAuthService } from './auth.service.ts';
import { strictLimits } from './strict-limits.ts';

export const authFeature: Feature = async (app, { platform, config }) => {
  const service = createAuthService({
    ...platform,
    secret: config.sessionSecret,
    signToken: (sessionId) => app.jwt.sign({ sid: sessionId }),
  });
  const strict = strictLimits(config);

  implement(
    app,
    auth.login,
    async ({ body, request }) =>
      one(
        await service.startSignIn(body.email, body.password, auditSource(request)),
        'OTP sent to your email. Please enter OTP.',
      ),
    strict,
  );
  implement(
    app,
    auth.otpLogin,
    async ({ body, request, reply }) => {
      const session = await service.completeSignIn(body.token, body.otp, auditSource(request));
      reply.signedInUserId = session.userId;
      reply.setSessionCookie(session.token);
      return one(session, 'Welcome back!');
    },
    strict,
  );
  implement(
    app,
    auth.resendOtp,
    async ({ body }) => one(await service.resendCode(body.token), 'Another code was sent to your email.'),
    strict,
  );
  implement(app, auth.logout, async ({ user, request, reply }) => {
    await service.signOut(user, auditSource(request));
    reply.clearSessionCookie();
    return done('Logout Successful');
  });
  implement(app, auth.validate, async ({ request }) => one(request.caller !== null));
};
