import t from 'tap';
import { z } from 'zod';
import './messages.ts';
import { emptiableText, freeText, id, optionalLines, optionalText, requiredLines, requiredText } from './fields.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

t.test('a required text is more than spaces, and kept without those around it', (t) => {
  const name = requiredText('name', 20);
  t.equal(name.parse('  Norvane Works '), 'Norvane Works');
  for (const empty of ['', '   ', '\t\n', undefined])
    t.same(messages(name.safeParse(empty)), ['name is a required field']);
  t.same(messages(name.safeParse('n'.repeat(21))), ['name must be at most 20 characters']);
  t.end();
});

t.test('no text contains half a character or a control character, which the database cannot keep', (t) => {
  for (const make of [requiredText, optionalText, emptiableText, requiredLines, optionalLines, freeText]) {
    const field = make('note', 50);
    t.same(messages(field.safeParse('half \ud83d')), ['note must be whole characters'], make.name);
    t.same(messages(field.safeParse('\udeb0 half')), ['note must be whole characters'], make.name);
    for (const sign of ['\0', '\u001b', '\u007f', '\u0085'])
      t.match(messages(field.safeParse(`a${sign}b`)), [/^note must not contain .*control characters$/], make.name);
    t.equal(field.parse('whole 🚰'), 'whole 🚰', make.name);
  }
  t.end();
});

t.test('a text of one line has neither line breaks nor tabs, one of several lines keeps them', (t) => {
  for (const sign of ['\n', '\r\n', '\t', '\u2028']) {
    const text = `a${sign}b`;
    for (const make of [requiredText, optionalText, emptiableText]) {
      const refused = ['note must not contain line breaks, tabs or other control characters'];
      t.same(messages(make('note', 50).safeParse(text)), refused, make.name);
      t.equal(make('note', 50).parse(`${sign}a `), 'a', 'around the text they mean nothing');
    }
    for (const make of [requiredLines, optionalLines, freeText]) t.equal(make('note', 50).parse(text), text, make.name);
  }
  t.end();
});

t.test('an empty text is kept as none, and text of several lines as it is', (t) => {
  t.equal(optionalText('note', 50).parse('  '), null);
  t.equal(optionalText('note', 50).parse(undefined), null);
  t.equal(optionalLines('note', 50).parse(' \n '), null);
  t.same(messages(requiredLines('note', 50).safeParse(' \n ')), ['note is a required field']);
  t.equal(emptiableText('note', 50).parse(''), null);
  t.notOk(emptiableText('note', 50).safeParse(undefined).success, 'it must be given');
  t.equal(freeText('note', 50).parse(' a\n\tb '), ' a\n\tb ');
  t.end();
});

t.test('a field that takes an id says so', (t) => {
  const body = z.object({ customerId: id });
  const [none, wrong] = ['customerId is a required field', /^customerId must be an id, such as [0-9a-f-]{36}$/];
  t.same(messages(body.safeParse({})), [none]);
  t.same(messages(body.safeParse({ customerId: '' })), [none]);
  for (const value of ['1', '0198c0de', "' or 1=1"]) t.match(messages(body.safeParse({ customerId: value })), [wrong]);
  t.end();
});
