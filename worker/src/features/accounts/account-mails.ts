import { type AccountLinkKind, accountLinkHours, type Branding } from '@bidloom/db';
import type { MailContent } from '@bidloom/platform';

/** Whom a link is for, and what the mail can say of it. */
export interface LinkRecipient {
  firstName: string;
  branding: Branding;
  /** Whether the person has an account that works already. */
  isActivated: boolean;
  /** The team that the person is invited to. */
  teamName: string | null;
}

const paths: Record<AccountLinkKind, string> = {
  activation: '/verify-signup-link/',
  reset: '/reset-password/',
  team_invitation: '/team-invitation/verify/',
};

const hours = (kind: AccountLinkKind): string =>
  accountLinkHours[kind] === 1 ? 'one hour' : `${accountLinkHours[kind]} hours`;

/** The mail that carries a link. */
export function accountMail(
  kind: AccountLinkKind,
  recipient: LinkRecipient,
  { publicUrl, token }: { publicUrl: string; token: string },
): { subject: string; content: MailContent } {
  const url = new URL(paths[kind] + token, publicUrl).href;
  const { branding, firstName } = recipient;
  const words = wordsOf[kind](recipient);
  return {
    subject: words.subject,
    content: {
      from: branding,
      title: words.title,
      paragraphs: [`Hello ${firstName},`, ...words.paragraphs],
      action: { label: words.label, url },
      notes: [`The link can be used once, within ${hours(kind)}.`, words.unexpected],
    },
  };
}

interface Words {
  subject: string;
  title: string;
  paragraphs: string[];
  label: string;
  unexpected: string;
}

const wordsOf: Record<AccountLinkKind, (recipient: LinkRecipient) => Words> = {
  activation: ({ branding }) => ({
    subject: `Your account at ${branding.name}`,
    title: `Welcome to ${branding.name}`,
    paragraphs: ['An account was made for you. Choose a password to activate it.'],
    label: 'Activate my account',
    unexpected:
      'If you did not expect this mail, you need not do anything: without a password the account cannot be used.',
  }),
  reset: ({ branding }) => ({
    subject: 'Reset your password',
    title: 'Choose a new password',
    paragraphs: [`Somebody asked to reset the password of your account at ${branding.name}.`],
    label: 'Choose a new password',
    unexpected: 'If it was not you, you need not do anything: your password stays as it is.',
  }),
  team_invitation: ({ branding, isActivated, teamName }) => ({
    subject: `You are invited to the team ${teamName ?? branding.name}`,
    title: `Join the team ${teamName ?? branding.name}`,
    paragraphs: [
      `You are invited to a team at ${branding.name}.`,
      ...(isActivated ? [] : ['You have no account yet: the link leads you through making one.']),
    ],
    label: 'Accept the invitation',
    unexpected: 'If you did not expect this mail, you need not do anything.',
  }),
};
