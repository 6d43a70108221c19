import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectLanguage } from './language.ts';
import type { Page } from './model.ts';

const page = (...lines: string[]) => ({ text: lines.join('\n') }) as Page;

test('the header rows that a price form repeats on every sheet do not decide its language', () => {
  const header =
    'ITEM NO. | LABOR CATEGORY NAME | LABOR HOURS | GSA HOURLY RATE | DISCOUNTED RATE | TOTAL CEILING PRICE';
  const prices = (title: string) =>
    page(title, 'TASKS 1 - 8', header, '0001', 'OPTIONAL TASKS 1 - 3', header, '0002', header);
  const summary = page(
    'RFQ Pricing Form Instructions:',
    '- Quoters shall enter all information listed throughout this pricing form.',
    '- Quoters may delete or add rows if needed.',
    'Name, Phone, E-Mail Point-of-Contact',
    'Date of Submission',
  );
  const years = [1, 2, 3, 4].map((year) => prices(`OPTION YEAR ${year}`));
  assert.equal(detectLanguage([summary, prices('BASE YEAR'), ...years]), 'en');
});

test('a list of goods whose letters look like another language has that of its common words', () => {
  const sizes = [25, 40, 50, 60, 75].map((size) =>
    page(
      `Bonded mineral -Rock- wool mattresses with one side GS wire netting of 13 mm x 0.56 mm size stitched with 0.4 mm GS wire-Density 100 Kg per m3 and Thickness ${size} MM`,
    ),
  );
  assert.equal(detectLanguage(sizes), 'en');
  const dutch = page('De wol wordt geleverd met gaas aan een zijde, gestikt met draad van 0,4 mm, binnen 30 dagen.');
  assert.equal(detectLanguage([dutch]), 'nl');
  const hungarian = page(
    'A szállító a terméket a megrendelő telephelyére szállítja, és a számlát 30 napon belül kiállítja.',
  );
  assert.equal(detectLanguage([hungarian]), 'hu', 'a language of which no common words are known');
});

test('a text of many pages has the language of most of them, and a text of a few letters none', () => {
  const german = page('Die Angebote sind bis zum 14. Januar schriftlich bei der Vergabestelle einzureichen.');
  const english = page('Bids shall be submitted in writing to the office of the authority by 14 January.');
  assert.equal(
    detectLanguage([german, english, german, page('Der Auftragnehmer trägt die Kosten der Prüfung.')]),
    'de',
  );
  assert.equal(detectLanguage([page('120 | 45 | 37 | 1,500.00 | 20 | 12 | 2,000.00 | 14')]), 'und');
});
