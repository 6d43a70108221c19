import { expect, test } from 'vitest';

const catalogue = import.meta.glob<string>('./messages*.ts', { query: '?raw', import: 'default', eager: true });

test('screens spell "organize" and its like with a z, as the names of the api do', () => {
  expect(Object.keys(catalogue).length).toBeGreaterThan(5);
  const wrong = Object.values(catalogue).flatMap(
    (source) => source.match(/(['"`])(?:(?!\1).)*(?:organi|summari|recogni)s(?:e|ing|ation).*/gi) ?? [],
  );
  expect(wrong).toEqual([]);
});
