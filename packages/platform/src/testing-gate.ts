import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a service of a test, by which the service can become unavailable in every way that occurs. */
export interface Gate {
  readonly port: number;
  /** Passes everything; what `silence` kept back is passed on. */
  open(): Promise<void>;
  /** Cuts existing connections and refuses new ones. */
  refuse(): Promise<void>;
  /** Accepts connections and keeps existing ones, but passes nothing on in either direction. */
  silence(): Promise<void>;
  /** Cuts existing connections; new ones are passed. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a gate in front of the service at `target` (`host:port` is read from it). */
export async function openGate({ hostname, port: target }: { hostname: string; port: string | number }): Promise<Gate> {
  const pairs = new Set<[inner: Socket, outer: Socket]>();
  let isSilent = false;
  let port = 0;
  let server: Server | undefined;

  function pass(inner: Socket): void {
    const outer = connect(Number(target), hostname);
    const pair: [Socket, Socket] = [inner, outer];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);
    inner.pipe(outer);
    outer.pipe(inner);
    if (isSilent) block(pair);
  }

  function block([inner, outer]: [Socket, Socket]): void {
    inner.unpipe().pause();
    outer.unpipe().pause();
  }

  async function listen(): Promise<void> {
    if (server) return;
    server = createServer(pass).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') port = address.port;
  }

  function cut(): void {
    for (const [inner, outer] of pairs) {
      inner.resetAndDestroy();
      outer.destroy();
    }
    pairs.clear();
  }

  async function refuse(): Promise<void> {
    isSilent = false;
    const closed = server && once(server, 'close');
    server?.close();
    server = undefined;
    cut();
    await closed;
  }

  await listen();
  return {
    get port() {
      return port;
    },
    async open() {
      isSilent = false;
      for (const [inner, outer] of pairs) {
        inner.unpipe().pipe(outer);
        outer.unpipe().pipe(inner);
      }
      await listen();
    },
    refuse,
    async silence() {
      isSilent = true;
      for (const pair of pairs) block(pair);
      await listen();
    },
    cut,
    close: refuse,
  };
}
