import { asPlatform, newId, withTenant } from '@bidloom/db';
import type { Person, TestApi } from './main.ts';

export interface SampleFile {
  name: string;
  content: Buffer | string;
  /** The form's field. */
  field?: string;
  /** Sent in the field `category` before it. */
  category?: string;
  /** Sent as a field before the file: the document that it replaces. */
  replaces?: string;
}

const boundary = '----bidloom-test-boundary';

/** A multipart body, written by hand: names go in exactly as they are. */
export function multipart(files: SampleFile[]): { payload: Buffer; headers: Record<string, string> } {
  const parts = files.flatMap(({ name, content, field = 'files', category, replaces }) => [
    ...(category === undefined ? [] : [textPart('category', category)]),
    ...(replaces === undefined ? [] : [textPart('replaces', replaces)]),
    partHead(field, name),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A field that is no file. */
const textPart = (field: string, value: string): Buffer =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`);

/** What comes before the bytes of a file. */
export function partHead(field: string, name: string): Buffer {
  const disposition = `form-data; name="${field}"; filename="${name}"`;
  return Buffer.from(
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
}

/** The smallest thing that begins as a PDF; reading it is the worker's matter. */
export const pdf = (text = 'tender') => `%PDF-1.7\n% ${text}\n%%EOF\n`;

/** A tender of this organisation. */
export async function makeWorkspace(api: TestApi, organizationId: string): Promise<string> {
  const [id, customerId] = [newId(), newId()];
  await withTenant(api.platform.database, organizationId, async (trx) => {
    await trx
      .insertInto('customers')
      .values({ id: customerId, organizationId, name: `Customer ${customerId}` })
      .execute();
    await trx
      .insertInto('workspaces')
      .values({ id, organizationId, customerId, name: `Tender ${id}` })
      .execute();
  });
  return id;
}

/** Sends these files as one request. */
export async function upload(api: TestApi, person: Person, workspaceId: string, files: SampleFile[]) {
  const { payload, headers } = multipart(files);
  const answer = await api.app.inject({
    method: 'POST',
    url: `/workspaces/${workspaceId}/documents/upload`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Rows of documents and of their queued jobs, as the platform sees them. */
export function countDocuments(api: TestApi, workspaceId: string): Promise<number> {
  return asPlatform(api.platform.database, async (trx) => {
    const rows = await trx.selectFrom('documents').select('id').where('workspaceId', '=', workspaceId).execute();
    return rows.length;
  });
}
