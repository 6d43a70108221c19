import t from 'tap';
import type { FactPlace } from '../../../facts/model.ts';
import { readPassages } from '../statements.ts';
import { contactLine } from './contact-line.ts';
import { contactBeside, timeBelow } from './lines-beside.ts';

const placeOf = (quote: string): FactPlace => ({ documentId: 'd', page: 1, start: 0, end: quote.length, quote });
const lineOf = (quote: string, others: string[] = [], isSaid = false) => {
  const stated = { value: quote, text: quote, place: placeOf(quote) };
  return contactLine(
    stated,
    others.map(placeOf),
    () => [],
    () => isSaid,
  )?.text;
};

t.test('who helps with the portal is no contact where another place has one', (t) => {
  const help = 'You can also visit their help forum at https://help.example.org/hc';
  t.equal(lineOf(help, ['E-mail: | ann.smith@example.org']), 'E-mail: | ann.smith@example.org');
  t.equal(lineOf(help), undefined);
  t.end();
});

t.test('of a sentence that another section says, the addresses are said', (t) => {
  const sentence = 'Questions are sent to ann.smith@example.org, phone 0431-599-1517, by 4 May.';
  t.equal(lineOf(sentence, [], true), 'ann.smith@example.org, 0431-599-1517');
  t.end();
});

function statementsOf(...lines: string[]) {
  const pageText = lines.join('\n');
  const spans = [{ page: 1, start: 0, end: pageText.length, pageText }];
  const passage = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose' as const, sectionPath: [], spans };
  return readPassages([passage]).statements;
}

t.test('the person and the telephone beside an address belong to it', (t) => {
  const rows = [
    'Item | Value',
    'Contact: | Ann Smith',
    'E-mail: | ann@example.org',
    'Tel: | 020 7946 0123',
    'Closing | 3 May 2031',
  ];
  const statements = statementsOf(...rows);
  const own = statements.find(({ text }) => text.startsWith('E-mail'));
  t.same(
    contactBeside(own, statements).map(({ text }) => text),
    ['Contact: | Ann Smith', 'Tel: | 020 7946 0123'],
  );
  t.end();
});

t.test('the hour below a date belongs to it', (t) => {
  const statements = statementsOf(
    'Item | Value',
    'Day | 13 February 2031',
    'Time of the session: | 14:30 (local time)',
  );
  t.equal(timeBelow(statements[0], statements)?.text, 'Time of the session: | 14:30 (local time)');
  t.equal(timeBelow(statements[1], statements), undefined);
  t.end();
});
