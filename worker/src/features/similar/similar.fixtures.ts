import { newId, queueProfile, type TenantTransaction } from '@bidloom/db';
import { packWords } from '@bidloom/platform/words-codec';

/** What a tender is of: an organisation that has a tender already, whose customer it shares. */
interface Place {
  organizationId: string;
  /** A tender of the same customer. */
  workspaceId: string;
}

/** Writes a tender with one document of these paragraphs, each a passage, and has it profiled once a job comes. */
export async function insertTender(
  trx: TenantTransaction,
  { organizationId, workspaceId }: Place,
  { paragraphs, language = 'en', name }: { paragraphs: readonly string[]; language?: string; name?: string },
): Promise<{ id: string; documentId: string }> {
  const [id, documentId] = [newId(), newId()];
  const { customerId } = await trx
    .selectFrom('workspaces')
    .select('customerId')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('workspaces')
    .values({ id, organizationId, customerId, name: name ?? id })
    .execute();
  await trx
    .insertInto('documents')
    .values({
      ...{ id: documentId, organizationId, workspaceId: id, fileName: 'terms.txt', fileNameKey: 'terms.txt' },
      ...{
        mediaType: 'text/plain',
        size: 1,
        sha256: '',
        objectKey: `${organizationId}/documents/${documentId}`,
        status: 'ready',
        language,
      },
    })
    .execute();
  await writePassages(trx, { organizationId, workspaceId: id, documentId }, paragraphs);
  await queueProfile(trx, { organizationId, workspaceId: id, jobId: null });
  return { id, documentId };
}

/** Replaces the text of a document by these paragraphs. */
export async function writePassages(
  trx: TenantTransaction,
  { organizationId, workspaceId, documentId }: Place & { documentId: string },
  paragraphs: readonly string[],
): Promise<void> {
  await trx.deleteFrom('documentChunks').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('documentPages').where('documentId', '=', documentId).execute();
  const text = paragraphs.join('\n\n');
  await trx
    .insertInto('documentPages')
    .values({
      ...{ organizationId, documentId, number: 1, width: 0, height: 0, text, blocks: '[]', source: 'text' },
      words: packWords([]),
    })
    .execute();
  let end = -2;
  await trx
    .insertInto('documentChunks')
    .values(
      paragraphs.map((paragraph, ordinal) => {
        const start = end + 2;
        end = start + paragraph.length;
        return {
          ...{ organizationId, workspaceId, documentId, ordinal, kind: 'prose', text: paragraph, tokens: 1 },
          ...{ sectionPath: [], pageFrom: 1, pageTo: 1, spans: JSON.stringify([{ page: 1, start, end }]) },
        };
      }),
    )
    .execute();
}

/** Paragraphs about centrifugal pumps, of different tenders in different words. */
export const pumps = [
  'The supplier delivers six centrifugal pumps to API 610 with mechanical seals.',
  'Each centrifugal pump has an impeller of duplex steel; the mechanical seal is of the cartridge type.',
  'Vibration of the impeller is measured at the shop test of every centrifugal pump.',
  'Spare impellers and mechanical seals are stored near the pumping station.',
];
export const otherPumps = [
  'Centrifugal pumps of the pumping station are replaced; they comply with API 610.',
  'The bidder states efficiency and impeller diameter of each centrifugal pump.',
  'A mechanical seal without leakage is required; the impeller is balanced.',
  'The pumping station stays in operation while mechanical seals are changed.',
];
export const cleaning = [
  'The contractor cleans classrooms and corridors of four schools every evening.',
  'Classrooms are swept and mopped; windows of corridors are washed twice a year.',
  'Detergents are biodegradable. The janitor opens the classrooms.',
  'Corridors and toilets are disinfected with approved detergents.',
];
