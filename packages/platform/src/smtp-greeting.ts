import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** Milliseconds until a mail server has to have greeted us. */
const limitMs = 1000;

/** Resolves once the server at `smtp://host:port` or `smtps://…` has greeted us as one that takes mail; sends nothing but goodbye. */
export function awaitGreeting(smtpUrl: string): Promise<void> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  // As the client reads such an address.
  const isSecure = protocol === 'smtps:' || port === '465';
  const host = hostname.replace(/^\[|\]$/g, '');
  const address = { host, port: Number(port || (isSecure ? 465 : 587)) };
  const name = isIP(host) ? {} : { servername: host };
  // Whose certificate it is matters when mail is sent, and is judged there.
  const socket = isSecure ? connectSecurely({ ...address, ...name, rejectUnauthorized: false }) : connect(address);
  let heard = '';
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error('The mail server does not greet.')), limitMs);
    socket.setEncoding('utf8');
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The mail server ended the connection.')));
    socket.on('data', (text: string) => {
      heard += text;
      if (!/^[^\n]*\n/.test(heard)) return;
      if (!heard.startsWith('220'))
        return fail(new Error(`The mail server takes no mail: ${heard.slice(0, 100).trim()}`));
      clearTimeout(timer);
      socket.end('QUIT\r\n');
      resolve();
    });
  });
}
