import type { demoRequests } from '@bidloom/contract';
import { asPlatform, type Branding, findBranding } from '@bidloom/db';
import { renderMail } from '@bidloom/platform';
import { enqueueMail } from '../../lib/jobs/enqueue-mail.ts';
import type { Platform } from '../../platform.ts';
import { administrators } from './demo-requests.repository.ts';

/**
 * Mails a request for a demo to `recipients`, or, where there are none, to all administrators of the platform. A request that a program has
 * made is dropped silently: a message would help the program to avoid detection.
 */
export async function passOnDemoRequest(
  { database, queue, logger }: Platform,
  recipients: readonly string[],
  request: demoRequests.DemoRequest,
): Promise<void> {
  if (request.website) {
    logger.info('a request for a demo that a program filled in was dropped');
    return;
  }
  await asPlatform(database, async (trx) => {
    const addresses = recipients.length > 0 ? recipients : await administrators(trx);
    if (addresses.length === 0) logger.warn('nobody is told of a request for a demo: set DEMO_REQUESTS_TO');
    const mail = mailOf(request, await findBranding(trx, null));
    for (const to of addresses) await enqueueMail(trx, queue, { to, ...mail });
  });
}

/** One line, whatever was typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function mailOf({ name, email, company, message }: demoRequests.DemoRequest, from: Branding) {
  const title = `Demo requested by ${oneLine(company)}`;
  const content = renderMail({
    from,
    title,
    paragraphs: [
      `Name: ${oneLine(name)}`,
      `E-mail: ${email}`,
      `Company: ${oneLine(company)}`,
      ...(message ?? '').split(/\n+/).filter((line) => line.trim()),
    ],
    action: { label: 'Answer by e-mail', url: `mailto:${encodeURIComponent(email)}` },
    notes: ['Somebody wrote this into the form of the public page. The address is not verified.'],
  });
  return { subject: title, ...content };
}
