import { getDashboardSummary } from '@bidloom/contract/analytics';
import { logout } from '@bidloom/contract/auth';
import { customersDropdown } from '@bidloom/contract/customers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './api-client.ts';
import { startApi } from './testing/api-server.ts';
import { storeToken } from './token.ts';
import { useCall, useChoices } from './use-call.ts';

const [first, second] = ['01a1f800-0000-7000-8000-0000000000a1', '01a1f800-0000-7000-8000-0000000000a2'];
const inputOf = (organizationId: string) => ({ params: { organizationId }, failure: 'Customers could not be loaded' });

test('a call whose answer is no longer needed is cancelled', async () => {
  let [came, left] = [false, false];
  await startApi(({ url }) => {
    if (!url.includes(first)) return { body: { success: true, data: [{ id: second, name: 'Second' }] } };
    return {
      stream: (response) => {
        came = true;
        response.on('close', () => {
          left = true;
        });
      },
    };
  });
  const { result, rerender } = renderHook(({ id }) => useCall(customersDropdown, inputOf(id)), {
    initialProps: { id: first },
  });
  await waitFor(() => expect(came).toBe(true));
  rerender({ id: second });
  await waitFor(() => expect(result.current.answer?.data[0]?.name).toBe('Second'));
  await waitFor(() => expect(left).toBe(true));
  expect(result.current).toMatchObject({ error: null, loading: false });
});

test('choices on several pages are collected and offered together', async () => {
  const { requests } = await startApi(({ url }) => {
    const pageNumber = Number(new URL(url, 'http://localhost').searchParams.get('pageNumber') ?? 1);
    const data = [{ id: String(pageNumber), name: `Customer ${pageNumber}` }];
    return { body: { success: true, data, totalCount: 3, pageNumber, hasNextPage: pageNumber < 3 } };
  });
  const { result } = renderHook(() => useChoices(customersDropdown, inputOf(first)));
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.answer?.data.map(({ name }) => name)).toEqual(['Customer 1', 'Customer 2', 'Customer 3']);
  expect(requests).toHaveLength(3);
});

test('two components with the same call fetch it once, and share later fetches', async () => {
  let count = 0;
  const { requests } = await startApi(() => {
    count += 1;
    return { body: { success: true, data: [{ id: first, name: `Answer ${count}` }] } };
  });
  const one = renderHook(() => useCall(customersDropdown, inputOf(first)));
  const other = renderHook(() => useCall(customersDropdown, { params: { organizationId: first } }));
  const nameOf = ({ result }: typeof one) => result.current.answer?.data[0]?.name;
  await waitFor(() => expect([nameOf(one), nameOf(other)]).toEqual(['Answer 1', 'Answer 1']));
  act(() => one.result.current.reload());
  expect(other.result.current.loading).toBe(true);
  await waitFor(() => expect([nameOf(one), nameOf(other)]).toEqual(['Answer 2', 'Answer 2']));
  expect(requests).toHaveLength(2);
});

test('a recent answer is shown while it is fetched again, unless something has changed', async () => {
  await startApi(({ method }) => ({
    body: method === 'GET' ? { success: true, data: [{ id: first, name: 'Ada' }] } : {},
  }));
  const shown = async () => {
    const { result, unmount } = renderHook(() => useCall(customersDropdown, inputOf(first)));
    const { answer, loading } = result.current;
    await waitFor(() => expect(result.current.loading).toBe(false));
    unmount();
    await Promise.resolve();
    return { known: answer !== undefined, loading };
  };
  expect(await shown()).toEqual({ known: false, loading: true });
  expect((await shown()).known).toBe(true);
  await call(logout, {});
  expect((await shown()).known).toBe(false);
  storeToken('of somebody else');
  expect((await shown()).known).toBe(false);
});

test('the end of a call that a reload has cancelled is not shown', async () => {
  const held: { end: () => void }[] = [];
  await startApi(() => ({
    stream: (response) => {
      const body = JSON.stringify({ success: true, data: [{ id: first, name: `Answer ${held.length + 1}` }] });
      held.push({ end: () => response.end(body) });
    },
  }));
  const seen: (string | null)[] = [];
  const { result } = renderHook(() => {
    const reading = useCall(customersDropdown, inputOf(first));
    seen.push(reading.error);
    return reading;
  });
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => result.current.reload());
  await waitFor(() => expect(held).toHaveLength(2));
  expect(result.current.loading).toBe(true);
  held[1]?.end();
  await waitFor(() => expect(result.current.answer?.data[0]?.name).toBe('Answer 2'));
  expect(seen.filter((error) => error !== null)).toEqual([]);
});

test('a failed refresh keeps the shown data; a reload shows the failure', async () => {
  let works = true;
  const { requests } = await startApi(() =>
    works
      ? { body: { success: true, data: [{ id: first, name: 'Ada' }] } }
      : { status: 500, body: { message: 'Broken' } },
  );
  const { result } = renderHook(() => useCall(customersDropdown, inputOf(first)));
  await waitFor(() => expect(result.current.loading).toBe(false));
  works = false;
  act(() => result.current.refresh());
  await waitFor(() => expect(requests).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current.answer?.data[0]?.name).toBe('Ada');
  expect(result.current).toMatchObject({ loading: false, error: null });
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ error: 'Broken', answer: undefined, loading: false }));
});

test('a call that only reads reports no change, although it is sent by POST', async () => {
  await startApi(() => ({ body: { success: true, data: {} } }));
  const heard: unknown[] = [];
  const other = new BroadcastChannel('bidloom-changes');
  onTestFinished(() => other.close());
  other.addEventListener('message', ({ data }) => heard.push(data));
  const { result } = renderHook(() => useCall(getDashboardSummary, { body: {} }));
  await waitFor(() => expect(result.current.loading).toBe(false));
  await call(logout, {});
  await waitFor(() => expect(heard).toEqual(['changed']));
});

test('refreshes during a call are answered by one more call', async () => {
  const { requests } = await startApi(() => ({ body: { success: true, data: [{ id: first, name: 'Ada' }] } }));
  const { result } = renderHook(() => useCall(customersDropdown, inputOf(first)));
  act(() => {
    for (let count = 0; count < 3; count += 1) result.current.refresh();
  });
  await waitFor(() => expect(requests).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current).toMatchObject({ loading: false, error: null });
  expect(requests).toHaveLength(2);
});

test('a failed call is made again when the user comes back to the window, but not one that was refused', async () => {
  let status = 503;
  const { requests } = await startApi(() =>
    status === 200
      ? { body: { success: true, data: [{ id: first, name: 'Ada' }] } }
      : { status, body: { success: false, message: 'No' } },
  );
  const { result } = renderHook(() => useCall(customersDropdown, inputOf(first)));
  await waitFor(() => expect(result.current.error).toBe('No'));
  status = 403;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect([requests.length, result.current.loading]).toEqual([2, false]));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current.loading).toBe(false);
  status = 200;
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.answer?.data[0]?.name).toBe('Ada'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.loading).toBe(false);
  expect(requests).toHaveLength(3);
});
