import { failures } from '@bidloom/contract/failures';
import { readOutbox } from '@bidloom/platform';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors/app-error.ts';
import { isLoopbackAddress, isLoopbackHost } from '../lib/http/loopback.ts';

/**
 * `/dev/mailbox`: what would have been mailed, as a page or as JSON by `Accept`. Never registered in production, and only for this machine,
 * because it contains codes. The host name is checked, too: a page elsewhere can let its own name point here, and a proxy of this machine
 * passes on requests from elsewhere.
 */
export const mailboxPlugin = fp<{ directory: string }>(
  async (app, { directory }) => {
    app.get('/dev/mailbox', { config: { access: 'anonymous' }, schema: { hide: true } }, async (request, reply) => {
      if (!isFromHere(request)) throw new AppError(failures.access.otherMachine);
      const mails = await readOutbox(directory);
      reply.header('cache-control', 'no-store');
      if (!(request.headers.accept ?? '').includes('text/html')) return { success: true, data: mails };
      const items = mails.map(
        (mail) => `<article>
          <h2>${escapeHtml(mail.subject)}</h2>
          <p class="to">${escapeHtml(mail.to)} · <time>${escapeHtml(mail.sentAt)}</time></p>
          ${mail.html ? asFrame(mail.html) : ''}
          <pre>${withLinks(escapeHtml(mail.text))}</pre></article>`,
      );
      return reply.type('text/html; charset=utf-8').send(mailboxPage(items));
    });
  },
  { name: 'mailbox' },
);

function isFromHere({ raw, ip, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  const isBrought = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isBrought && isLoopbackHost(host) && [raw.socket.remoteAddress, ip].every(isLoopbackAddress);
}

function mailboxPage(items: string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="5"><title>Mailbox</title>
    <style>
      :root { color-scheme: light dark } body { font: 15px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
      article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: 0 1rem; margin: 1rem 0 }
      h2 { font-size: 1.05rem; margin-bottom: 0 } .to { opacity: .7; margin: 0 } pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
      iframe { width: 100%; height: 30rem; border: 0; border-radius: 4px; margin-top: 1rem }
    </style>
    <h1>Mailbox</h1><p>Mails of this installation that no mail server is set for. Newest first.</p>
    ${items.join('\n') || '<p>No mail yet.</p>'}</html>`;
}

/** The mail as a mail program shows it: nothing in it runs, and links open in a new window. */
function asFrame(html: string): string {
  const content = escapeHtml(`<base target="_blank">${html}`);
  return `<iframe title="As HTML" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${content}"></iframe>`;
}

/** Makes addresses in escaped text clickable. */
function withLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
