import { differs, isSure, momentIn, momentOf, momentsOf, statedMoment, zoneOf } from '@bidloom/texts/deadline';
import { statedZone } from '@bidloom/texts/stated-zone';
import { likelyPlace } from '@bidloom/texts/zone-readings';
import { expect, test } from 'vitest';
import { dueAsStated } from '../../lib/fact-words.ts';
import { factOf, statedValue } from './testing/fact-of.ts';

test.each([
  ['no later than 14:00 hours (UTC+1)', { name: 'UTC+1', offset: 60 }],
  ['by 14:00 GMT -03:30', { name: 'UTC−3:30', offset: -210 }],
  ['at 14:00 CET on the day', { name: 'CET', offset: 60 }],
  ['opened at 09:00 GMT, due at 14:00 CEST', { name: 'CEST', offset: 120 }],
  ['at 14:00 hrs IST', { name: 'IST', offset: null }],
  ['14:00 Local Time', { name: 'local time', offset: null }],
  ['at 14:00 (South African Time)', { name: 'South African Time', offset: 120 }],
  ['at 14:00 Eastern Standard Time', { name: 'Eastern Standard Time', offset: null }],
  ['às 14:00 (horário de Brasília/DF)', { name: 'horário de Brasília', offset: -180 }],
  ['Bids due | 3 May 2031 noon ET', { name: 'ET', offset: null }],
  ['at 2:00 p.m. (PT) on Friday', { name: 'PT', offset: null }],
  ['à 14:00 (GMT+01:00) Paris, Bruxelles, Madrid', { name: 'Paris time', offset: null }],
  ['at 14:00 (UTC-05:00) Eastern Time', { name: 'ET', offset: null }],
  ['at 14:00 (UTC-05:00) London, Ontario', { name: 'UTC−5', offset: -300 }],
  ['at 14:00 (UTC+1:00) Center', { name: 'UTC+1', offset: 60 }],
  ['at 14:00, time zone Europe/Berlin', { name: 'Berlin time', offset: null }],
  ['at 14:00 (UTC-03:00) Brasilia', { name: 'UTC−3', offset: -180 }],
  ['All times are ET. Bids are due at 14:00', { name: 'ET', offset: null }],
  ['REMISE AVANT MIDI ET PAR VOIE POSTALE', null],
  ['by 14:00 on Thursday, the Closing Time', null],
])('the zone of %s', (words, zone) => {
  expect(statedZone(words, '14:00')).toEqual(zone);
});

test("a time in a named zone is one moment; without a zone, the browser's zone is used", () => {
  const value = '2027-03-18T14:00';
  expect(momentOf(value, { name: 'UTC+1', offset: 60 })).toBe('2027-03-18T13:00:00.000Z');
  expect(momentOf(value, null)).toBe(new Date('2027-03-18T14:00:00').toISOString());
  expect(momentOf(value, { name: 'IST', offset: null })).toBeNull();
  expect(zoneOf({ value: '2027-03-18', quote: '18 March 2027 (UTC+1)', text: null })).toBeUndefined();
});

test('a time without a zone is in the zone of all times, by the clocks of its city in summer and in winter', () => {
  const zonePlace = { quote: 'Le fuseau horaire est (GMT+01:00) Paris.' };
  const due = (value: string, quote = 'at 14:00') => statedMoment({ value, quote, text: null, zonePlace });
  expect(due('2027-08-18T14:00')).toBe('2027-08-18T12:00:00.000Z');
  expect(due('2027-01-18T14:00')).toBe('2027-01-18T13:00:00.000Z');
  expect(due('2027-01-18T14:00', 'at 14:00 UTC')).toBe('2027-01-18T14:00:00.000Z');
});

test('a day that its month does not have is no moment in any zone', () => {
  const value = '2027-02-30T14:00';
  expect(momentOf(value, { name: 'CET', offset: 60 })).toBeNull();
  expect(momentOf(value, null)).toBeNull();
  expect(momentsOf(value, { name: 'IST', offset: null })).toEqual([]);
  expect(differs('2027-03-12T14:00:00.000Z', value, { name: 'CET', offset: 60 })).toBe(false);
  expect(momentOf('2028-02-29T14:00', { name: 'UTC', offset: 0 })).toBe('2028-02-29T14:00:00.000Z');
});

test('an ambiguous name is offered as each zone that it may mean, in summer and in winter', () => {
  const offered = (name: string, value: string) =>
    momentsOf(value, { name, offset: null }).map(({ place, at }) => [place, at]);
  expect(offered('IST', '2027-07-18T14:00')).toEqual([
    ['India', '2027-07-18T08:30:00.000Z'],
    ['Ireland', '2027-07-18T13:00:00.000Z'],
    ['Israel', '2027-07-18T11:00:00.000Z'],
  ]);
  expect(offered('Eastern Time', '2027-01-18T14:00')[0]).toEqual(['United States, Canada', '2027-01-18T19:00:00.000Z']);
  expect(offered('Eastern Time', '2027-07-18T14:00')[0]).toEqual(['United States, Canada', '2027-07-18T18:00:00.000Z']);
  expect(offered('Pacific Time', '2027-07-18T14:00')).toEqual([['United States, Canada', '2027-07-18T21:00:00.000Z']]);
  expect(offered('BST', '2027-01-18T14:00')[0], 'the time of London in winter').toEqual([
    'United Kingdom',
    '2027-01-18T14:00:00.000Z',
  ]);
  const inWinter = offered('IST', '2027-01-18T14:00').map(([place]) => place);
  expect(inWinter, 'in winter, Ireland has GMT').toEqual(['India', 'Israel']);
  expect(offered('local time', '2027-01-18T14:00')).toEqual([]);
  expect(momentsOf('2027-01-18T14:00', { name: 'CET', offset: 60 })).toEqual([]);
});

test('a name of standard time that is written in summer may mean the time on the clocks', () => {
  const stated = (value: string, name: string) => ({ value, text: null, quote: `by ${value.slice(11)} ${name}` });
  expect(zoneOf(stated('2027-01-18T16:00', 'EST'))).toEqual({ name: 'EST', offset: -300 });
  const inSummer = zoneOf(stated('2027-08-23T16:00', 'EST'));
  expect(inSummer).toEqual({ name: 'EST', offset: null });
  expect(momentsOf('2027-08-23T16:00', inSummer ?? { name: '', offset: 0 })).toEqual([
    { place: 'United States, Canada', at: '2027-08-23T20:00:00.000Z' },
    { place: 'Panama', at: '2027-08-23T21:00:00.000Z' },
  ]);
  expect(zoneOf(stated('2027-05-12T14:00', 'CET'))?.offset).toBeNull();
  expect(statedMoment(stated('2027-05-12T14:00', 'MEZ'))).toBe('2027-05-12T12:00:00.000Z');
  expect(zoneOf(stated('2027-08-23T16:00', 'AEST'))?.offset).toBe(600);
  expect(zoneOf(stated('2027-01-18T16:00', 'AEST'))?.offset).toBeNull();
  const spelled = zoneOf(stated('2027-07-12T12:00', 'Central European Time'));
  expect(momentsOf('2027-07-12T12:00', spelled ?? { name: '', offset: 0 })).toEqual([
    { place: 'Central Europe', at: '2027-07-12T10:00:00.000Z' },
    { place: 'Algeria, Tunisia', at: '2027-07-12T11:00:00.000Z' },
  ]);
  expect(statedMoment(stated('2027-07-12T12:00', 'NZST'))).toBe('2027-07-12T00:00:00.000Z');
  expect(zoneOf(stated('2027-07-12T12:00', 'EET'))?.offset).toBeNull();
});

test('an hour after the change to summer time is of summer time', () => {
  const london = { zone: 'Europe/London' };
  expect(momentIn('2027-03-28T00:30', london)).toBe('2027-03-28T00:30:00.000Z');
  expect(momentIn('2027-03-28T02:30', london)).toBe('2027-03-28T01:30:00.000Z');
  expect(momentIn('2027-03-28', london), 'a day is no moment').toBeNull();
  const newYork = { zone: 'America/New_York' };
  expect(momentIn('2027-03-14T03:30', newYork), 'the first guess is before the change').toBe(
    '2027-03-14T07:30:00.000Z',
  );
});

test('only another moment is another due date', () => {
  const value = '2027-03-18T14:00';
  expect(differs('2027-03-18T13:00:00.000Z', value, { name: 'UTC+1', offset: 60 })).toBe(false);
  expect(differs('2027-03-18T14:00:00.000Z', value, { name: 'UTC+1', offset: 60 })).toBe(true);
  expect(differs('2027-03-18T08:30:00.000Z', value, null)).toBe(false);
  expect(differs('2027-03-20T14:00:00.000Z', value, null)).toBe(true);
  const ambiguous = { name: 'IST', offset: null };
  expect(differs('2027-03-18T08:30:00.000Z', value, ambiguous), 'as in India').toBe(false);
  expect(differs('2027-03-18T14:00:00.000Z', value, ambiguous), 'typed as if of UTC').toBe(true);
  expect(differs('2027-07-18T21:00:00.000Z', '2027-07-18T14:00', { name: 'MST', offset: null }), 'Arizona').toBe(false);
});

test('a date that must be checked, or is stated twice, can not become the due date by a click', () => {
  const stated = factOf('submission_deadline');
  expect(isSure({ ...stated, status: 'confirmed', certainty: null })).toBe(true);
  expect(isSure({ ...stated, status: 'found', certainty: 'check' })).toBe(false);
  expect(isSure({ ...stated, status: 'not_stated', certainty: 'certain' })).toBe(false);
});

test.each([
  ['2026-12-18T12:00', 'by 12:00 (UTC+2)', '2026-12-18T10:00:00.000Z'],
  ['2026-12-18T12:00', 'by 12:00 local time', new Date('2026-12-18T12:00').toISOString()],
  ['2026-12-18T12:00', 'by 12:00 hrs IST', null],
  ['2026-12-18', 'by 18 December 2026', null],
  [null, null, null],
])('the moment of %s, stated as %s', (value, quote, moment) => {
  expect(statedMoment({ value, quote, text: quote })).toBe(moment);
});

test.each([
  ['Eastern Time', ['CAD', 'bids@city.example.ca'], 'United States, Canada', 'CAD'],
  ['Eastern Time', ['the laws of Queensland', 'bids@city.example.au'], 'Australia (Brisbane)', 'Queensland'],
  ['Eastern Time', ['AUD 300', 'Melbourne City Council'], 'Australia (Sydney, Melbourne)', 'Melbourne'],
  ['IST', ['INR 200000', 'https://tenders.example.in/rfp'], 'India', 'INR'],
  ['IST', ['tenders@council.example.ie'], 'Ireland', '.ie'],
] as const)('facts tell which country %s is of: %o', (name, facts, place, word) => {
  expect(likelyPlace({ name, offset: null }, facts)).toEqual({ place, word });
});

test.each([
  ['Eastern Time', ['USD 20', 'as stated']],
  ['Eastern Time', ['AUD 300', 'bids@city.example.au']],
  ['Central Time', ['the State of New Mexico']],
  ['Eastern Time', ['the laws of Ontario', 'Hobart']],
  ['CET', ['INR 200000']],
] as const)('facts do not tell which country %s is of: %o', (name, facts) => {
  expect(likelyPlace({ name, offset: name === 'CET' ? 60 : null }, facts)).toBeNull();
});

test('a due date is also said in the zone of the documents, where that shows another time', () => {
  const said = (quote: string, dueAt: string) =>
    dueAsStated(factOf('submission_deadline', statedValue('2099-12-18T14:00', { quote })), dueAt);
  expect(said('by 14:00 Eastern Time', '2099-12-18T19:00:00.000Z')).toBe('18 Dec 2099, 14:00 Eastern Time');
  expect(said('by 14:00 (UTC+9)', '2099-12-18T05:00:00.000Z')).toBe('18 Dec 2099, 14:00 UTC+9');
  expect(said('by 14:00 Eastern Time', '2099-12-19T19:00:00.000Z'), 'another day').toBeNull();
  const own = new Date('2099-12-18T14:00:00').toISOString();
  expect(said('by 14:00', own), 'no zone is named').toBeNull();
  expect(said('by 14:00 (UTC+2)', own), 'another moment').toBeNull();
});
