import { failures } from '@bidloom/contract/failures';
import { type TenantTransaction, withTenant } from '@bidloom/db';
import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { findSession, noteActivity } from '../lib/access/sessions.repository.ts';
import type { SignedIn } from '../lib/access/signed-in.ts';
import { AppError } from '../lib/errors/app-error.ts';
import type { Platform } from '../platform.ts';

/** Days until a session ends by itself. */
export const sessionDays = 14;
/** Over HTTPS a name that no other host or path can set a cookie for; browsers refuse it without `Secure`. */
const cookieName = (secure: boolean) => (secure ? '__Host-bidloom_session' : 'bidloom_session');

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: nobody is signed in. */
    caller: SignedIn | null;
    /** The caller; throws `not_signed_in` where there is none. */
    signedIn(): SignedIn;
    /** The caller's organisation; throws `forbidden` where there is none. */
    ownOrganizationId(): string;
    /** A transaction that sees only the rows of the caller's organisation. */
    tenant<T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  }
  interface FastifyReply {
    /** Sets the cookie that makes images, downloads and the viewer work. */
    setSessionCookie(token: string): FastifyReply;
    clearSessionCookie(): FastifyReply;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sid: string };
    user: { sid: string };
  }
}

/** Finds out who is calling, by the bearer token or, only for GET, by the cookie. */
export const signInPlugin = fp<{ platform: Platform; secret: string; secureCookies: boolean; idleHours: number }>(
  async (app, { platform, secret, secureCookies, idleHours }) => {
    const sessionCookie = cookieName(secureCookies);
    await app.register(cookie);
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', expiresIn: `${sessionDays}d` },
      verify: { algorithms: ['HS256'] },
    });

    app.decorateRequest('caller', null);
    app.decorateRequest('signedIn', function (this: FastifyRequest) {
      if (!this.caller) throw new AppError(failures.access.notSignedIn);
      return this.caller;
    });
    app.decorateRequest('ownOrganizationId', function (this: FastifyRequest) {
      const { organizationId } = this.signedIn();
      if (!organizationId) throw new AppError(failures.access.forbidden);
      return organizationId;
    });
    app.decorateRequest('tenant', async function <
      T,
    >(this: FastifyRequest, work: (trx: TenantTransaction) => Promise<T>) {
      return withTenant(platform.database, this.ownOrganizationId(), work);
    });

    const options = { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'strict' as const };
    app.decorateReply('setSessionCookie', function (this: FastifyReply, token: string) {
      return this.setCookie(sessionCookie, token, { ...options, maxAge: sessionDays * 24 * 3600 });
    });
    app.decorateReply('clearSessionCookie', function (this: FastifyReply) {
      return this.clearCookie(sessionCookie, options);
    });

    app.addHook('onRequest', async (request) => {
      const token = presentedToken(request, sessionCookie);
      if (!token) return;
      const sessionId = verifiedSessionId(app.jwt, token);
      if (!sessionId) return;
      const session = await findSession(platform.database, sessionId, idleHours);
      request.caller = session;
      // A stream is opened again and again by a window that nobody looks at.
      const isActivity = request.routeOptions.config.endpoint?.produces !== 'event-stream' || request.method !== 'GET';
      if (session && isActivity) await noteActivity(platform.database, sessionId, session);
    });
  },
  { name: 'sign-in' },
);

function presentedToken(request: FastifyRequest, sessionCookie: string): string | undefined {
  const header = request.headers.authorization;
  if (header) return /^Bearer (\S+)$/i.exec(header)?.[1];
  // A form on another site can't send the header; so the cookie opens nothing that changes anything.
  return request.method === 'GET' || request.method === 'HEAD' ? request.cookies[sessionCookie] : undefined;
}

function verifiedSessionId(tokens: { verify<T extends object>(token: string): T }, token: string): string | null {
  try {
    const { sid } = tokens.verify<{ sid?: unknown }>(token);
    return typeof sid === 'string' ? sid : null;
  } catch {
    // Malformed, expired or signed by somebody else: all the same to us.
    return null;
  }
}
