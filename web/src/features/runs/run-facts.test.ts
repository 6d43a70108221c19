import { expect, test } from 'vitest';
import { factsOf } from './run-facts.ts';
import { runProgress } from './run-progress.ts';
import { runOf } from './testing/run-of.ts';

const cost = { model: null, calls: 0, inputTokens: 0, outputTokens: 0, amount: 0, milliseconds: 0 };

test('a run without a model says so, and shows no cost', () => {
  const [engine, documents, by, when, time, ...others] = factsOf(runOf());
  expect([engine, documents, by]).toEqual(['Built-in analyst: quotes, no AI model', '1 document', 'by Ada Lovelace']);
  expect(when).toMatch(/^20 Nov 2026, \d\d:00$/);
  expect(time).toBe('2.5 s');
  expect(others).toEqual([]);
});

test('a run with a model names it, its tokens and what they cost', () => {
  const facts = factsOf(
    runOf({
      engine: 'langchain',
      finishedAt: '2026-11-20T09:03:06.000Z',
      cost: { ...cost, model: 'gpt-5-mini', inputTokens: 12_000, outputTokens: 345, amount: 0.0312 },
    }),
  );
  expect(facts[0]).toBe('gpt-5-mini');
  expect(facts.slice(-3)).toEqual(['3 min 5 s', '12,345 tokens', '0.0312']);
});

test('a run for datasheets says how much of it a model has found', () => {
  const run = runOf({ requestType: 'datasheet_extraction', engine: 'langchain' });
  expect(factsOf(run)[0]).toBe('Read by rules, no AI model');
  expect(factsOf({ ...run, cost: { ...cost, model: 'gpt-5-mini' } })[0]).toBe(
    'Read by rules, with proposals of gpt-5-mini',
  );
});

test('the higher of fetched and live progress counts', () => {
  const run = runOf({ status: 'running', progress: { stage: 'Reading page 4 of 9', percent: 40 } });
  const heard = (percent: number, status = 'running') => ({ percent, stage: 'Reading page 7 of 9', status });
  expect(runProgress(run, heard(70))).toEqual({ stage: 'Reading page 7 of 9', fraction: 0.7 });
  expect(runProgress(run, heard(20))).toEqual({ stage: 'Reading page 4 of 9', fraction: 0.4 });
  // The end of an earlier attempt.
  expect(runProgress(run, heard(100, 'failed'))).toEqual({ stage: 'Reading page 4 of 9', fraction: 0.4 });
});

test('a waiting run has no progress yet, and an ended run has none any more', () => {
  expect(runProgress(runOf({ status: 'queued' }), undefined)).toEqual({
    stage: 'Waiting for its turn',
    fraction: null,
  });
  expect(runProgress(runOf(), { percent: 50, stage: 'Reading', status: 'running' })).toBeNull();
});
