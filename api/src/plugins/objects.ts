import { ObjectNotFoundError, verifySignedUrl } from '@bidloom/platform';
import fp from 'fastify-plugin';
import { notFound } from '../lib/errors/app-error.ts';
import { sendObject } from '../lib/http/send-object.ts';
import type { Platform } from '../platform.ts';

/** Serves the signed, expiring addresses of objects on the local disk; S3 serves its own. */
export const objectsPlugin = fp<{ platform: Platform; secret: string }>(
  async (app, { platform, secret }) => {
    // The signature is what opens the object: until when, and for which session, whose cookie a browser sends along.
    app.get('/objects/*', { config: { access: 'anonymous' }, schema: { hide: true } }, async (request, reply) => {
      const object = request.caller && verifySignedUrl(secret, request.url, request.caller.sessionId);
      if (!object) throw notFound('The file, or the time to fetch it is over: it');
      try {
        return await sendObject(request, reply, platform.storage, object);
      } catch (error) {
        if (error instanceof ObjectNotFoundError) throw notFound('The file');
        throw error;
      }
    });
  },
  { name: 'objects' },
);
