import { renderMail } from '@bidloom/platform';
import t from 'tap';
import { accountMail, type LinkRecipient } from './account-mails.ts';

const branding = { name: 'Norvane Pumps', colour: '#0f6cbd' };
const recipient: LinkRecipient = { firstName: 'Ada', branding, isActivated: false, teamName: null };
const where = { publicUrl: 'https://bids.example.org', token: '6f9619ff-8b86-4011-842d-00cf4fc964ff' };
const mail = (kind: Parameters<typeof accountMail>[0], more: Partial<LinkRecipient> = {}) => {
  const { subject, content } = accountMail(kind, { ...recipient, ...more }, where);
  return { subject, ...renderMail(content) };
};

for (const [kind, path, hours] of [
  ['activation', 'verify-signup-link', '24 hours'],
  ['reset', 'reset-password', 'one hour'],
  ['team_invitation', 'team-invitation/verify', '24 hours'],
] as const) {
  t.test(
    `a mail of the kind ${kind} says the same in HTML and text, in the organisation's name and colour`,
    async (t) => {
      const { subject, text, html } = mail(kind);
      t.ok(subject);
      const url = `https://bids.example.org/${path}/${where.token}`;
      for (const words of ['Hello Ada,', url, `used once, within ${hours}`, 'Norvane Pumps']) {
        t.match(text, words);
        t.match(html, words);
      }
      t.match(html, `<a href="${url}"`);
      t.match(html, 'background:#0f6cbd');
      t.notMatch(html, /<(img|script|link|style)\b|url\(/, 'nothing is loaded from anywhere');
    },
  );
}

t.test('names that are HTML are shown as they are written', async (t) => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const { text, html } = mail('team_invitation', {
    firstName: hostile,
    branding: { ...branding, name: hostile },
    teamName: hostile,
  });
  t.match(text, `Hello ${hostile},`);
  t.notMatch(html, '<img');
  t.match(html, '&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;');
});

t.test('a person without an account reads that the link leads to making one', async (t) => {
  const words = 'You have no account yet';
  t.match(mail('team_invitation').text, words);
  t.notMatch(mail('team_invitation', { isActivated: true }).text, words);
});
