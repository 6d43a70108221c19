import t from 'tap';
import {
  demoCategories,
  demoCustomers,
  demoKeywords,
  demoOtherWorkspaces,
  demoTenderWorkspace,
  demoUsers,
} from './organization.ts';
import { processPumps } from './pumps-process.ts';

t.test('the demo organisation has one user of each role, at addresses that cannot exist', async (t) => {
  t.same(demoUsers.map(({ role }) => role).sort(), ['ORGANIZATION_ADMIN', 'ORGANIZATION_USER', 'PLATFORM_ADMIN']);
  for (const { email } of demoUsers) t.match(email, /@demo\.bidloom\.example$/);
});

t.test('keywords, categories and questions are each there once', async (t) => {
  const questions = demoCategories.flatMap((category) => category.questions);
  for (const texts of [demoKeywords.map(({ text }) => text), demoCategories.map(({ name }) => name), questions])
    t.equal(new Set(texts.map((text) => text.toLowerCase())).size, texts.length);
  t.equal(demoKeywords.length, 20);
  t.equal(questions.length, 14);
});

t.test('every workspace belongs to a demo customer, under a reference of its own', async (t) => {
  const workspaces = [demoTenderWorkspace, ...demoOtherWorkspaces];
  const keys = demoCustomers.map(({ key }) => key);
  for (const { customer, dueAt } of workspaces) {
    t.ok(keys.includes(customer));
    t.equal(new Date(dueAt).toISOString(), dueAt);
  }
  t.equal(new Set(workspaces.map(({ reference }) => reference)).size, workspaces.length);
});

t.test('shaft powers of the process pumps follow from capacity, head, density and efficiency', async (t) => {
  for (const pump of processPumps) {
    const number = (name: string) => {
      const found = pump.groups.flatMap((group) => group.parameters).find((parameter) => parameter.name === name);
      return Number(found?.value.replace(',', ''));
    };
    const hydraulic = (number('Rated capacity') / 3600) * number('Rated total head') * number('Density') * 9.81;
    const shaft = hydraulic / (number('Efficiency at rated point, minimum') / 100) / 1000;
    t.ok(Math.abs(shaft - number('Shaft power at rated point')) < 0.1, `${pump.tag}: ${shaft.toFixed(1)} kW`);
    t.ok(number('Motor rating') >= 1.15 * shaft, `${pump.tag}: motor reserve`);
    const margin = number('NPSH available') - number('NPSH required at rated capacity, maximum');
    t.ok(margin >= 1.5, `${pump.tag}: NPSH margin ${margin}`);
  }
});
