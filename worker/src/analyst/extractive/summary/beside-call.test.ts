import t from 'tap';
import { readTender, toPassages } from '../testing/read-tender.fixtures.ts';
import { besideCall } from './beside-call.ts';

const plan = [
  '# Plan for the cooling of the museum hall',
  ...['Market research', 'Contract type', 'Source selection procedures'].map(
    (title, index) => `## 7.${index + 1} ${title}\n\nThe museum concluded that small firms are asked first.`,
  ),
].join('\n\n');
const call = ['Cooling of the museum hall', 'Submission of bids', 'Award criteria', 'Time limits', 'Bid validity']
  .map((title, index) => `## 7.${index + 1} ${title}\n\nBids shall be sent to the portal of the museum by the bidder.`)
  .join('\n\n');
const standard = '# Building Cooling Standard 4.2\n\nUnits run at 52 °C.';

async function besideOf(papers: Record<string, string>): Promise<string[]> {
  const passages = await Promise.all(
    Object.entries(papers).map(async ([id, text]) => toPassages((await readTender(text)).document, id)),
  );
  return [...besideCall(passages.flat()).documentIds];
}

t.test('a standard and a plan of the purchase stand beside the call', async (t) => {
  t.same(await besideOf({ standard, plan, call }), ['standard', 'plan']);
});

t.test('what is annexed to the call is a part of it', async (t) => {
  t.same(await besideOf({ standard: `Attachment D\n\n${standard}`, call }), []);
});

t.test('alone, they are what there is', async (t) => {
  t.same(await besideOf({ plan }), []);
  t.same(await besideOf({ standard }), []);
  t.same(await besideOf({ plan, prices: '# Prices\n\nPumps cost 300 EUR.' }), [], 'a price list is no call');
});
