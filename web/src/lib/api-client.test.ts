import { login } from '@bidloom/contract/auth';
import { askQuestion } from '@bidloom/contract/chat';
import { getCustomer, searchCustomers } from '@bidloom/contract/customers';
import { uploadDocuments } from '@bidloom/contract/documents';
import { downloadDates } from '@bidloom/contract/overview';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, download, setUnauthorizedHandler, upload, urlOf } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { stream } from './event-stream.ts';
import { startApi } from './testing/api-server.ts';
import { readToken, storeToken } from './token.ts';

const customer = { params: { organizationId: 'o-1', id: 'c/1' }, failure: 'Failed to fetch customer' };

test('a call fills in path and query, and sends cookies and the stored token', async () => {
  const { requests } = await startApi(() => ({ body: { success: true, data: [] } }));
  storeToken('t-1');
  await call(searchCustomers, { params: { organizationId: 'a b' }, query: { searchTerm: '', pageNumber: 2 } });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: '/Customers/search/a%20b?pageNumber=2',
    headers: { authorization: 'Bearer t-1' },
  });
});

test('path parameters cannot change the path', () => {
  expect(urlOf(getCustomer, { organizationId: '..', id: 'a/../b?c' })).toBe('/Customers/../a%2F..%2Fb%3Fc');
});

test.each([
  ['the message', { message: 'Name is taken', error: 'no', errors: ['x'] }, 'Name is taken'],
  ['the error field', { error: 'Out of order', errors: ['x'] }, 'Out of order'],
  ['the errors, joined', { errors: ['first', 'second'] }, 'first, second'],
  ['the status text', {}, 'Conflict'],
  ['the status text, without JSON', 'oops', 'Conflict'],
])('a failure shows %s of the server', async (_, body, message) => {
  await startApi(() => ({ status: 409, body }));
  await expect(call(getCustomer, customer)).rejects.toThrow(message);
});

test('a file has the name that the server gives it', async () => {
  const name = 'attachment; filename="B_m _ key dates.ics"; filename*=UTF-8\'\'B%C6%A1m%20%E2%80%93%20key%20dates.ics';
  const answers = [new Response('x', { headers: { 'content-disposition': name } }), new Response('x')];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());
  onTestFinished(() => fetched.mockRestore());
  expect((await download(downloadDates, { params: { workspaceId: 'w' } })).name).toBe('Bơm – key dates.ics');
  expect((await download(downloadDates, { params: { workspaceId: 'w' } })).name).toBe('download');
});

test('a failure keeps status, code and request id', async () => {
  await startApi(() => ({ status: 404, body: { success: false, message: 'm', code: 'not_found', requestId: 'r-1' } }));
  await expect(call(getCustomer, customer)).rejects.toMatchObject({ status: 404, code: 'not_found', requestId: 'r-1' });
});

test('the refusal of a rate-limiting proxy is shown with our own message', async () => {
  await startApi(() => ({ status: 429, body: '<h1>429 Too Many Requests</h1>' }));
  await expect(call(getCustomer, customer)).rejects.toThrow('Please wait a moment');
});

test('a server that cannot be reached is reported as such', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:1');
  const error = await call(getCustomer, customer).catch((reason: unknown) => reason);
  vi.unstubAllEnvs();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, message: expect.stringContaining('cannot be reached') });
});

test('a 401 ends the session here once', async () => {
  await startApi(() => ({ status: 401, body: { message: 'Sign in first' } }));
  const left = vi.fn();
  setUnauthorizedHandler(left);
  storeToken('t-1');
  await expect(call(getCustomer, customer)).rejects.toThrow('Sign in first');
  expect(readToken()).toBeNull();
  expect(left).toHaveBeenCalledTimes(1);
});

test('a 401 that arrives after the next sign-in does not end the new session', async () => {
  await startApi(() => {
    storeToken('t-2');
    return { status: 401, body: { message: 'Sign in first' } };
  });
  const left = vi.fn();
  setUnauthorizedHandler(left);
  storeToken('t-1');
  await expect(call(getCustomer, customer)).rejects.toThrow('Sign in first');
  expect([readToken(), left.mock.calls.length]).toEqual(['t-2', 0]);
});

test('a 401 of the sign-in itself is about the input, and ends no session', async () => {
  await startApi(() => ({ status: 401, body: { message: 'Invalid email or password' } }));
  const left = vi.fn();
  setUnauthorizedHandler(left);
  await expect(call(login, { body: { email: 'a@b.example', password: 'x' } })).rejects.toThrow('Invalid email');
  expect(left).not.toHaveBeenCalled();
});

test('a stream yields its events as they arrive, in any chunks', async () => {
  await startApi(() => ({
    stream: (response) => {
      response.write(': heartbeat\n\nevent: token\r\nda');
      setTimeout(() => response.end('ta: {"text":"0.5%"}\r\n\r\nevent: citations\ndata: {"a":\ndata: 1}\n\n'), 20);
    },
  }));
  const body = { workspaceId: 'w', userQuestion: 'How much?' };
  const events = [];
  for await (const event of stream(askQuestion, { body })) events.push(event);
  expect(events).toEqual([
    { event: 'token', data: '{"text":"0.5%"}' },
    { event: 'citations', data: '{"a":\n1}' },
  ]);
});

test('an upload sends its files as multipart and reports its progress', async () => {
  const { requests } = await startApi(() => ({ body: { success: true, data: { uploaded: [], failed: [] } } }));
  const onProgress = vi.fn();
  const files = [new File(['scope of supply'], 'a.txt'), new File(['price schedule'], 'b.txt')];
  await upload(uploadDocuments, { params: { workspaceId: 'w' }, field: 'files', files, onProgress });
  expect(requests[0]?.headers['content-type']).toContain('multipart/form-data');
  expect(requests[0]?.body).toContain('name="files"; filename="b.txt"');
  const { loaded, total } = onProgress.mock.lastCall?.[0] ?? {};
  expect(loaded).toBe(total);
});

test('a failed upload shows why, and a cancelled one says so', async () => {
  await startApi(() => ({ status: 413, body: { message: 'a.txt is too large' } }));
  const input = { params: { workspaceId: 'w' }, field: 'files', files: [new File(['x'], 'a.txt')] };
  await expect(upload(uploadDocuments, input)).rejects.toThrow('a.txt is too large');
  await expect(upload(uploadDocuments, { ...input, signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
