import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Lets the server close while browsers keep connections in reserve. Connections that have not sent a request yet count neither as idle nor
 * as busy, and would keep the process alive for minutes. Requests in progress may finish.
 */
export const shutdownPlugin = fp(
  async (app) => {
    const unused = new Set<Socket>();
    app.server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', (request) => unused.delete(request.socket));
    app.addHook('preClose', async () => {
      for (const socket of unused) socket.destroy();
    });
  },
  { name: 'shutdown' },
);
