import { expect, test } from 'vitest';
import { isScreen } from '../screens.ts';
import { crumbsOf } from './crumbs.ts';

const organization = '01a1f867-4755-773b-91b7-c6c6a5fd8f77';
const customer = '01a1f867-4755-773b-91b7-c6c6a5fd8f78';
const tender = '01a1f867-4755-773b-91b7-c6c6a5fd8f79';
const workspace = `/home/${organization}/customers/${customer}/tenders/${tender}/workspace`;
const of = (path: string, names = {}) => crumbsOf(path, names, isScreen).map(({ label, path: to }) => [label, to]);

test('Home is the root, and the current screen is not a link', () => {
  expect(of('/settings')).toEqual([
    ['Home', '/dashboard'],
    ['Settings', undefined],
  ]);
});

test('the list of organisations is at the path that is the root of all others', () => {
  expect(of('/home').map(([label]) => label)).toEqual(['Home', 'Organizations']);
});

test('segments are capitalised, and their dashes become spaces', () => {
  expect(of(`/home/${organization}/summary-templates`).at(-1)).toEqual(['Summary templates', undefined]);
});

test('a team is below the list of teams', () => {
  expect(of(`/home/${organization}/team-members/${tender}`, { [tender]: 'Pumps team' })).toEqual([
    ['Home', '/dashboard'],
    ['Teams', `/home/${organization}/teams`],
    ['Pumps team', undefined],
  ]);
});

test('ids are left out while their names are unknown', () => {
  expect(of(workspace).map(([label]) => label)).toEqual(['Home', 'Customers', 'Tenders', 'Workspace']);
});

test('ids become the names that screens have loaded, and lead to the screen below them', () => {
  expect(of(workspace, { [customer]: 'Port Ellery', [tender]: 'Pumps' })).toEqual([
    ['Home', '/dashboard'],
    ['Customers', `/home/${organization}/customers`],
    ['Port Ellery', `/home/${organization}/customers/${customer}/tenders`],
    ['Tenders', `/home/${organization}/customers/${customer}/tenders`],
    ['Pumps', undefined],
    ['Workspace', undefined],
  ]);
});
