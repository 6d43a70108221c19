import { expect, test } from 'vitest';
import { factChanged, factsLoaded, factsOpened, factsReducer, saveFailed, savingChanged } from './facts.slice.ts';
import { decided, factOf, factsAnswer, statedValue } from './testing/fact-of.ts';

const { reading } = factsAnswer([]);
const inA = factOf('currency', statedValue('EUR'));
const inB = factOf('currency', statedValue('USD'));

test('answers for another tender change nothing', () => {
  const loaded = factsLoaded({ workspaceId: 'b', items: [inB], reading });
  const open = [factsOpened('a'), factsOpened('b'), loaded].reduce(factsReducer, undefined);
  const started = factsReducer(open, savingChanged({ workspaceId: 'b', fact: 'currency', saving: true }));
  for (const late of [
    factsLoaded({ workspaceId: 'a', items: [inA], reading }),
    factChanged({ workspaceId: 'a', fact: { ...inA, ...decided, status: 'confirmed' } }),
    saveFailed({ workspaceId: 'a', message: 'Not now.' }),
    savingChanged({ workspaceId: 'a', fact: 'currency', saving: false }),
  ])
    expect(factsReducer(started, late), late.type).toEqual(started);
});

test('answers for the open tender are shown', () => {
  const changed = [
    factsOpened('b'),
    factsLoaded({ workspaceId: 'b', items: [inB], reading }),
    factChanged({ workspaceId: 'b', fact: inA }),
    saveFailed({ workspaceId: 'b', message: 'Not now.' }),
  ].reduce(factsReducer, undefined);
  expect(changed).toMatchObject({ workspaceId: 'b', items: [inA], saveError: 'Not now.' });
});
