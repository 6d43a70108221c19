import { z } from 'zod';

/** Plain words: shown as they are, never read as markup. */
const words = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);
const line = words(160);
const paragraph = words(1200);

/** A number to show, such as "70%", and what it is of. */
const figure = z.strictObject({ value: words(16), label: line });
const figures = z.array(figure).max(8);
const card = z.strictObject({ title: line, text: paragraph });

/** An image inside the file, or from this site: none is fetched from another host. */
const image = z
  .string()
  .max(300_000)
  .regex(
    /^(?:data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}|\/[\w./-]+)$/,
    'must be a data:image/…;base64,… address or a path on this site',
  );

/**
 * All words and figures of the public page. An operator's file may give any part of it (`LANDING_CONTENT`); an empty list or an
 * empty text hides what it is for.
 */
export const landingContent = z.strictObject({
  product: z.strictObject({ name: words(60), tagline: line, description: words(300) }),
  header: z.strictObject({ navigation: line, services: line, benefits: line, faq: line, bookDemo: line, login: line }),
  banner: z.strictObject({ eyebrow: line, title: line, text: paragraph, getStarted: line }),
  sample: z.strictObject({
    label: line,
    documents: z.array(line).min(1).max(6),
    heading: line,
    before: paragraph,
    clause: paragraph,
    after: paragraph,
    question: line,
    answer: paragraph,
    source: line,
  }),
  quote: z.strictObject({ text: paragraph, figures }),
  challenges: z.strictObject({ title: line, text: paragraph, cards: z.array(card).min(1).max(9) }),
  services: z.strictObject({
    title: line,
    text: paragraph,
    cards: z
      .array(z.strictObject({ ...card.shape, figures }))
      .min(1)
      .max(12),
  }),
  callToAction: z.strictObject({ title: line, text: paragraph, button: line }),
  testimonials: z.strictObject({
    title: line,
    items: z.array(z.strictObject({ quote: paragraph, name: line, role: line, company: line })).max(6),
  }),
  benefits: z.strictObject({ title: line, text: paragraph, figures }),
  faq: z.strictObject({
    title: line,
    items: z
      .array(z.strictObject({ question: line, answer: paragraph }))
      .min(1)
      .max(20),
  }),
  demo: z.strictObject({
    /** Where demos are booked, opened in a new tab; empty: by the form of this page. */
    bookingUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })]),
    title: line,
    text: paragraph,
    name: line,
    email: line,
    company: line,
    message: line,
    messageHint: line,
    send: line,
    sending: line,
    cancel: line,
    close: line,
    failed: line,
    sentTitle: line,
    sentText: paragraph,
    discardQuestion: line,
    discard: line,
    keepEditing: line,
  }),
  footer: z.strictObject({
    headquartersTitle: line,
    headquarters: z.array(line).max(6),
    contactTitle: line,
    phones: z.array(words(40)).max(6),
    emails: z.array(z.email('must be an e-mail address')).max(6),
    pageTitle: line,
    supportersTitle: line,
    supporters: z.array(z.strictObject({ name: line, logo: image })).max(12),
    madeIn: line,
    provider: line,
  }),
  scrollToTop: line,
});

export type LandingContent = z.output<typeof landingContent>;
