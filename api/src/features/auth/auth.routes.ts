import { auth } from '@bidloom/contract';
import { done, one } from '../../lib/answers.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { createAuthService } from './auth.service.ts';

export const authFeature: Feature = async (app, { platform, config }) => {
  const service = createAuthService({
    ...platform,
    secret: config.sessionSecret,
    signToken: (sessionId) => app.jwt.sign({ sid: sessionId }),
  });
  const strict = { config: { rateLimit: { max: config.rateLimits.signIn, timeWindow: '1 minute' } } };

  implement(
    app,
    auth.login,
    async ({ body }) =>
      one(await service.startSignIn(body.email, body.password), 'OTP sent to your email. Please enter OTP.'),
    strict,
  );
  implement(
    app,
    auth.otpLogin,
    async ({ body, reply }) => {
      const session = await service.completeSignIn(body.token, body.otp);
      reply.setSessionCookie(session.token);
      return one(session, 'Welcome back!');
    },
    strict,
  );
  implement(app, auth.logout, async ({ user, reply }) => {
    await service.signOut(user);
    reply.clearSessionCookie();
    return done('Logout Successful');
  });
  implement(app, auth.validate, async ({ request }) => one(request.caller !== null));
};
