import { profile } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { createChangePassword } from './change-password.service.ts';
import { strictLimits } from './strict-limits.ts';

/** One's own password. */
export const changePasswordFeature: Feature = async (app, { platform, config }) => {
  const changePassword = createChangePassword({ ...platform, secret: config.sessionSecret });

  implement(
    app,
    profile.changePassword,
    async ({ body, user, request, reply }) => {
      const sessionId = await changePassword(user, body, auditSource(request));
      const token = app.jwt.sign({ sid: sessionId });
      reply.setSessionCookie(token);
      return one({ token }, 'Password changed. You are signed out everywhere else.');
    },
    strictLimits(config),
  );
};
