import { asPlatform, type Database, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import t from 'tap';
import { chunkDocument } from '../documents/chunk-document.ts';
import type { Block, ReadDocument } from '../documents/model.ts';
import { saveChunks, savePages, saveTerms } from '../features/documents/documents.repository.ts';
import { loadScope } from '../scope/load-scope.ts';
import { indexChunks } from './index-terms.ts';
import { embeddingLiteral } from './search.repository.ts';
import { type SearchRequest, searchPassages } from './search-passages.ts';

const clauses = [
  [
    'Bid security',
    'Each bid shall be accompanied by an earnest money deposit of 2% of the total bid price, issued by a bank.',
  ],
  [
    'Return of securities',
    'Securities of unsuccessful bidders are released within 30 days after the signature of the contract.',
  ],
  [
    'Liquidated damages',
    'For each week of delay the Supplier pays 0.5% of the price of the delayed goods, at most 10% in all.',
  ],
  [
    'Governing law',
    'The contract is governed by the law of Vale Province. Disputes are settled by three arbitrators in Tarrow.',
  ],
  ['Key personnel', 'The project manager may only be replaced with the written approval of the Authority.'],
  ['Pumps', 'Casings are made of duplex stainless steel. Bearings last 50,000 hours at the rated point of operation.'],
] as const;
const vietnamese = [
  ['Bảo đảm dự thầu', 'Giá trị bảo đảm dự thầu là 20.000.000 VND, có hiệu lực 150 ngày.'],
  ['Thanh toán', 'Bên mời thầu thanh toán trong vòng 90 ngày kể từ ngày nhận hóa đơn.'],
] as const;

/** Makes each clause long enough for a passage of its own. */
const filler =
  'Whoever reads this volume is asked to study its forms with care before anything is written, sealed or sent, since nothing that was overlooked then can be put right afterwards, whatever its cause may have been.';

/** One clause a page: a heading and a paragraph. */
function toDocument(parts: readonly (readonly [string, string])[], language: string): ReadDocument {
  const pages = parts.map(([title, clause], index) => {
    const text = `${clause} ${filler}`;
    const blocks: Block[] = [
      { kind: 'heading', start: 0, end: title.length, level: 1 },
      { kind: 'paragraph', start: title.length + 2, end: title.length + 2 + text.length },
    ];
    const page = { number: index + 1, width: 595, height: 842, text: `${title}\n\n${text}`, words: [], blocks };
    return { ...page, source: 'text' as const };
  });
  return { pages, tables: [], language };
}

let database: Database;
t.before(async () => {
  database = await openTestDatabase();
});
t.teardown(() => database.close());

/** Which documents are asked. */
interface Asked {
  workspaceId: string;
  documentIds: string[] | null;
}

/** A workspace of a new organisation with these documents. */
async function createTender(...documents: ReadDocument[]) {
  const [organizationId, customerId, workspaceId] = [newId(), newId(), newId()];
  await asPlatform(database, (trx) =>
    trx.insertInto('organizations').values({ id: organizationId, name: organizationId }).execute(),
  );
  const documentIds = documents.map(() => newId());
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Tarrow' }).execute();
    await trx.insertInto('workspaces').values({ id: workspaceId, organizationId, customerId, name: 'Pumps' }).execute();
    for (const [index, document] of documents.entries()) {
      const key = { organizationId, documentId: documentIds[index] as string, jobId: newId() };
      const file = { fileName: `${index}.pdf`, fileNameKey: `${index}.pdf`, mediaType: 'application/pdf', size: 1 };
      await trx
        .insertInto('documents')
        .values({
          ...file,
          id: key.documentId,
          organizationId,
          workspaceId,
          sha256: '0',
          objectKey: `${organizationId}/documents/${key.documentId}`,
          language: document.language,
          status: 'ready',
        })
        .execute();
      const chunks = chunkDocument(document);
      await savePages(
        trx,
        key,
        document.pages.map((page) => ({ ...page, words: new Uint8Array() })),
      );
      await saveChunks(trx, key, workspaceId, chunks);
      await saveTerms(trx, key, [...indexChunks(chunks, document.language)]);
    }
  });
  const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
  const scopeOf = (asked: Asked) => loadScope({ organizationId, tenant }, asked.workspaceId, asked.documentIds);
  const search = async (question: string, more: Partial<SearchRequest & Asked> = {}) => {
    const asked = { workspaceId, documentIds: null, question, history: [], ...more };
    const scope = await scopeOf(asked);
    return searchPassages(scope, scope.rows, asked);
  };
  return { organizationId, workspaceId, documentIds, search, scopeOf };
}

t.test('a clause is found in the words of who asks', async (t) => {
  const { search } = await createTender(toDocument(clauses, 'en'));
  for (const [question, page] of [
    ['How much EMD do we have to deposit with our offer?', 1],
    ['When do losing bidders get their deposit back?', 2],
    ['What are we fined if we ship late?', 3],
    ['How many arbitrators settle disputes?', 4],
    ['May we swap the project manager?', 5],
  ] as const) {
    const { passages, band } = await search(question);
    t.equal(passages[0]?.page, page, question);
    t.equal(band, 'answer', question);
  }
});

t.test('a question of two parts is answered where both of them are', async (t) => {
  const { search } = await createTender(toDocument(clauses, 'en'));
  const both = await search('What are we fined if we ship late, and who settles disputes?');
  t.equal(both.band, 'answer');
  t.same(
    both.answers.map(({ likely: [best] }) => best?.page),
    [3, 4],
  );
  const half = await search('What are we fined if we ship late, and how many parking spaces are there?');
  t.equal(half.answers.length, 1);
  t.equal((await search('What are we fined if we ship late?')).answers.length, 1);
});

t.test('when a bid is submitted is when it is due, and how is another matter', async (t) => {
  const parts = [
    [
      'Portal',
      'Bids are submitted through the portal as two encrypted files, signed by a person with power of attorney.',
    ],
    ['Key dates', 'The due date of bids is 18 March 2027 at 14:00 hours.'],
  ] as const;
  const { search } = await createTender(toDocument(parts, 'en'));
  t.equal((await search('By when must bids be submitted?')).passages[0]?.page, 2);
  t.equal((await search('How must bids be submitted?')).passages[0]?.page, 1);
  const both = await search('When and how must the bid be submitted?');
  t.same(
    both.answers.map(({ likely: [best] }) => best?.page),
    [2, 1],
  );
});

t.test('sentences are stretches of their page', async (t) => {
  const { search, documentIds } = await createTender(toDocument(clauses, 'en'));
  const { passages } = await search('What are the liquidated damages?');
  const [passage] = passages;
  t.equal(passage?.candidate.documentId, documentIds[0]);
  t.ok(passage?.sentences.length);
  for (const { page, start, end, text } of passage?.sentences ?? []) {
    t.equal(passage?.candidate.spans.find((span) => span.page === page)?.pageText.slice(start, end), text);
  }
});

t.test('what is not there is not answered, however near it sounds', async (t) => {
  const { search } = await createTender(toDocument(clauses, 'en'));
  for (const question of [
    'How many parking spaces does the site have?',
    'What is the hourly rate of the project manager?',
    'Which bank keeps the account of the Authority?',
    'zyxw',
    '???',
  ]) {
    t.not((await search(question)).band, 'answer', question);
  }
});

t.test('a follow-up is about what was asked before', async (t) => {
  const { search } = await createTender(toDocument(clauses, 'en'));
  const history = [{ question: 'Who may approve a new project manager?', answer: 'The Authority.' }];
  const { passages } = await search('Does that have to be in writing?', { history });
  t.equal(passages[0]?.page, 5);
});

t.test('only the documents that are asked are searched, and only those of the organisation', async (t) => {
  const one = await createTender(toDocument(clauses.slice(0, 2), 'en'), toDocument(clauses.slice(2), 'en'));
  const other = await createTender(toDocument(clauses, 'en'));
  const second = one.documentIds.slice(1);
  const { passages } = await one.search('liquidated damages for bid security', { documentIds: second });
  t.same([...new Set(passages.map(({ candidate }) => candidate.documentId))], second);
  t.same((await one.search('bid security', { documentIds: [] })).passages, []);
  const stranger = { workspaceId: other.workspaceId, documentIds: other.documentIds };
  t.same((await one.search('bid security', stranger)).passages, [], 'of another organisation');
  t.same((await one.search('bid security', { documentIds: other.documentIds })).passages, []);
});

t.test('Vietnamese is found with and without its marks, and from English', async (t) => {
  const { search } = await createTender(toDocument(vietnamese, 'vi'), toDocument(clauses.slice(2), 'en'));
  for (const [question, page] of [
    ['Phải đặt cọc dự thầu bao nhiêu tiền?', 1],
    ['bao dam du thau co hieu luc bao nhieu ngay', 1],
    ['bao lâu sau khi nhận hóa đơn thì được trả tiền?', 2],
    ['How many days until payment?', 2],
  ] as const) {
    const [best] = (await search(question)).passages;
    t.equal(best?.candidate.language, 'vi', question);
    t.equal(best?.page, page, question);
  }
});

t.test('documents in the language of the question answer it before others', async (t) => {
  const payment = ['Payment', 'The Authority pays within 45 days of receipt of the invoice.'] as const;
  // More of them than are ranked for one question.
  const more = Array.from({ length: 130 }, (_, index) => vietnamese[index % vietnamese.length] ?? vietnamese[0]);
  const { search } = await createTender(toDocument(more, 'vi'), toDocument([...clauses, payment], 'en'));
  const stated = await search('How many days after the invoice are payments made?');
  t.equal(stated.band, 'answer');
  t.equal(stated.likely[0]?.page, clauses.length + 1);
  t.equal(stated.passages[0]?.candidate.language, 'en');
  const drawing = toDocument([['P-101', 'DN 80']], 'und');
  const { search: searchDrawn } = await createTender(toDocument(clauses, 'en'), drawing);
  t.equal((await searchDrawn('liquidated damages')).likely[0]?.page, 3, 'also beside a drawing without a language');
  t.equal((await searchDrawn('liquidated damages')).band, 'answer');
  const { search: searchOther } = await createTender(toDocument(vietnamese, 'vi'), toDocument(clauses.slice(5), 'en'));
  const foreign = await searchOther('How many days until payment?');
  t.equal(foreign.band, 'closest', 'translated words are no clear answer while others are in the own language');
  t.equal(foreign.likely[0]?.candidate.language, 'vi');
});

t.test('vectors bring in what no word leads to', async (t) => {
  const { organizationId, workspaceId, documentIds, search } = await createTender(toDocument(clauses, 'en'));
  const vectors = clauses.map((_, index) => Array.from({ length: 8 }, (_, at) => (at === index ? 1 : 0.1)));
  await withTenant(database, organizationId, async (trx) => {
    const chunks = await trx.selectFrom('documentChunks').select(['documentId', 'ordinal', 'pageFrom']).execute();
    for (const { documentId, ordinal, pageFrom } of chunks) {
      const embedding = embeddingLiteral(vectors[pageFrom - 1] as number[]);
      const key = { organizationId, workspaceId, documentId, ordinal };
      await trx
        .insertInto('chunkEmbeddings')
        .values({ ...key, model: 'small', embedding })
        .execute();
    }
  });
  const question = 'qwerty';
  t.same((await search(question)).passages, []);
  const near = await search(question, { documentIds, embedding: { model: 'small', vector: vectors[3] as number[] } });
  t.equal(near.passages[0]?.page, 4);
  const foreign = await search(question, { embedding: { model: 'other', vector: vectors[3] as number[] } });
  t.same(foreign.passages, [], 'vectors of another model are not compared');
  t.throws(() => embeddingLiteral(new Array(1025).fill(0)), RangeError);
});

t.test('the documents of a tender are asked with the name of its customer', async (t) => {
  const { workspaceId, scopeOf } = await createTender(toDocument(clauses, 'en'));
  t.equal((await scopeOf({ workspaceId, documentIds: null })).buyer, 'Tarrow');
});
