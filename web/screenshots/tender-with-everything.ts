import { expect, type Page } from '@playwright/test';
import { type BookPart, makeBook } from '../e2e/support/make-book.ts';
import { makeDocx, makeXlsx, paragraph } from '../e2e/support/make-office.ts';
import { makePdf } from '../e2e/support/make-pdf.ts';
import { makeZip } from '../e2e/support/make-zip.ts';
import { makeTender, type SignedIn } from '../e2e/support/test.ts';

/** A tender with files of every kind, a contradiction and an answer. */
export interface TenderWithEverything {
  workspace: string;
  /** The ids of its documents, by file name. */
  documents: Record<string, string>;
}

const day = 86_400_000;
const dateIn = (days: number) =>
  new Date(Date.now() + days * day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const terms: BookPart[] = [
  { title: 'Preface', pages: [{ lines: ['Contents'] }, { lines: ['Abbreviations', 'HQ is the head office.'] }] },
  {
    title: 'Conditions of contract',
    pages: Array.from({ length: 30 }, (_, index) => ({
      lines: [
        `Section ${index + 1}: ${['Scope', 'Delivery', 'Tests', 'Payment', 'Warranty'][index % 5]}`,
        `Clause ${index + 1}.1: the Supplier shall renew the seals of each crane within 14 days of notice.`,
        `Clause ${index + 1}.2: drawings are sent for approval ${index + 20} days before manufacture begins.`,
      ],
    })),
  },
];

const notice = [
  [
    'Invitation to tender: renewal of two harbour cranes',
    `Bids must be received no later than ${dateIn(40)} at 14:00.`,
    `Deadline for requests for clarification: ${dateIn(20)}.`,
    'Bids shall remain valid for 120 days after the closing date.',
  ],
  [
    'Guarantees',
    'A bid security of EUR 50,000 shall accompany the bid.',
    'The performance guarantee amounts to 10% of the contract price.',
    'The warranty period is 24 months from acceptance.',
  ],
];
const addendum = [
  ['Addendum No. 1', `The deadline for submission of bids is extended to ${dateIn(54)} at 14:00.`],
  ['Addendum No. 1, page 2', 'All other conditions remain unchanged.'],
];

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
const letter = [
  ...['From: Ada Byron <ada@example.org>', 'Subject: Extension of time', 'Content-Type: text/plain', ''],
  'The site visit moves by one week. Please confirm that you will attend.',
].join('\r\n');

async function files(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const pdf = 'application/pdf';
  const office = 'application/vnd.openxmlformats-officedocument';
  const body = [
    paragraph('Technical specification of the cranes'),
    ...Array.from({ length: 30 }, (_, at) => paragraph(`${at + 1}. The crane lifts ${at + 10} t at a radius of 22 m.`)),
    `<w:tbl>${row('Part', 'Material')}${row('Jib', 'Steel S355')}${row('Sheaves', 'Cast iron')}</w:tbl>`,
    '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
    paragraph('Paint is applied in three coats.'),
  ].join('');
  const prices = [
    ['Item', 'Description', 'Quantity', 'Unit'],
    ['1', 'Harbour crane, 40 t', '2', 'pcs'],
    ['2', 'Dismantling of the old cranes', '1', 'lump sum'],
    ['3', 'Training of operators', '6', 'days'],
  ];
  return [
    { name: 'notice.pdf', mimeType: pdf, buffer: await makePdf(notice) },
    { name: 'conditions of contract.pdf', mimeType: pdf, buffer: await makeBook(terms, { roman: 2 }) },
    { name: 'specification.docx', mimeType: `${office}.wordprocessingml.document`, buffer: makeDocx(body) },
    { name: 'prices.xlsx', mimeType: `${office}.spreadsheetml.sheet`, buffer: makeXlsx({ Prices: prices }) },
    {
      name: 'letters of the harbour authority.zip',
      mimeType: 'application/zip',
      buffer: makeZip({ 'Letters/Site visit.eml': letter, 'setup.exe': 'MZ' }),
    },
    { name: 'damaged drawing.pdf', mimeType: pdf, buffer: Buffer.from('%PDF-1.7\nno more of it') },
  ];
}

/**
 * Makes the tender by the screens that people use: uploads, confirms the deadline, adds an addendum that contradicts it, and asks a question.
 * @returns once every document has been read and the addendum is known as a contradiction
 */
export async function makeTenderWithEverything(page: Page, signedIn: SignedIn): Promise<TenderWithEverything> {
  const workspace = await makeTender(signedIn, 'Renewal of two harbour cranes at the north quay');
  const id = workspace.split('/').at(-2) ?? '';
  const list = () =>
    signedIn.get<{ id: string; fileName: string; status: string }[]>(`/workspaces/${id}/documents/info`);
  const settledStates = async () => (await list()).filter(({ status }) => !['ready', 'failed'].includes(status)).length;
  const upload = async (all: Awaited<ReturnType<typeof files>>, count: number) => {
    await page.locator('input[type=file]').first().setInputFiles(all);
    await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(count);
    await expect.poll(settledStates, { timeout: 120_000 }).toBe(0);
  };
  await page.goto(workspace);
  // The e-mail in the archive becomes a document of its own.
  await upload(await files(), 7);
  const facts = () =>
    signedIn.get<{ fact: string; status: string; documentsSayOtherwise: boolean }[]>(`/workspaces/${id}/facts`);
  const deadline = async () => (await facts()).find(({ fact }) => fact === 'submission_deadline');
  await expect.poll(async () => (await deadline())?.status, { timeout: 120_000 }).toBe('found');
  await page.goto(`${workspace}?tab=facts`);
  await page.getByRole('button', { name: 'Confirm submission deadline' }).click();
  await expect(page.getByRole('button', { name: 'Undo your decision on submission deadline' })).toBeVisible();
  await upload([{ name: 'addendum 1.pdf', mimeType: 'application/pdf', buffer: await makePdf(addendum) }], 8);
  await expect.poll(async () => (await deadline())?.documentsSayOtherwise, { timeout: 120_000 }).toBe(true);
  await page.goto(`${workspace}?tab=document`);
  await page.getByLabel('Your question').fill('How much is the performance guarantee?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Source 1/ }).first()).toBeVisible({ timeout: 60_000 });
  const documents = Object.fromEntries((await list()).map((document) => [document.fileName, document.id]));
  return { workspace, documents };
}
