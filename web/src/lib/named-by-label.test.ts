import { expect, test } from 'vitest';
import { namedByLabel } from './named-by-label.ts';

test.each([
  ['name is a required field', 'name', 'Name', 'Name is a required field'],
  ['firstName is a required field', 'firstName', 'First name', 'First name is a required field'],
  ['title is a required field', 'sections.0.title', 'Title', 'Title is a required field'],
  ['sections.0.title is a required field', 'sections.0.title', 'Title', 'Title is a required field'],
  ['Enter a valid email', 'email', 'Email', 'Enter a valid email'],
  ['names must be at most 3 characters', 'name', 'Name', 'names must be at most 3 characters'],
  [undefined, 'name', 'Name', undefined],
])('%s, of %s, below "%s"', (message, name, label, shown) => expect(namedByLabel(message, name, label)).toBe(shown));
