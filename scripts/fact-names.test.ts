import { factNames } from '@bidloom/contract/facts';
import t from 'tap';
import { factGroups } from '../web/src/features/facts/fact-groups.ts';
import { factNames as factsOfWorker } from '../worker/src/facts/model.ts';

// The worker and the contract share no package, and a fact in no group would not be on the screen.
t.test('the worker finds the bid facts that the contract names, and the screen shows each once', async (t) => {
  t.same(factsOfWorker, factNames);
  t.same(Object.values(factGroups).flat().sort(), [...factNames].sort());
});
