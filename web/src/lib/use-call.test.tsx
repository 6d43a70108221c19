import { customersDropdown } from '@bidloom/contract/customers';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from './testing/api-server.ts';
import { useCall, useChoices } from './use-call.ts';

const [first, second] = ['01a1f800-0000-7000-8000-0000000000a1', '01a1f800-0000-7000-8000-0000000000a2'];
const inputOf = (organizationId: string) => ({ params: { organizationId }, failure: 'Customers could not be loaded' });

test('a call whose answer is no longer wanted is given up', async () => {
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

test('choices that take several pages are gathered, and offered together', async () => {
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
