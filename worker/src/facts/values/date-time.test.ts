import t from 'tap';
import { fold } from '../fold.ts';
import { readDateTimes } from './date-time.ts';

const habits = { language: 'en', currency: null, isMonthFirst: false };
const dates = (text: string, isMonthFirst = false) =>
  readDateTimes(fold(text), { ...habits, isMonthFirst }).map(({ value }) => value);

t.test('dates in many forms, with the time beside them', async (t) => {
  const cases: [string, string[]][] = [
    ['on 12 August 2031 at 3:00 pm', ['2031-08-12T15:00']],
    ['by 4:00pm on August 23, 2031', ['2031-08-23T16:00']],
    ['the 2nd of March, 2031', ['2031-03-02']],
    ['12.08.2031, 15.30 hrs', ['2031-08-12T15:30']],
    ['noon on 7th November 2031', ['2031-11-07T12:00']],
    ['05-Jan-31', ['2031-01-05']],
    ['2031-02-14 09:30', ['2031-02-14T09:30']],
    ['bis zum 21. August 2031, 12 Uhr', ['2031-08-21T12:00']],
    ['le 1er septembre 2031 à 16h30', ['2031-09-01T16:30']],
    ['il 28/11/2031 ore 12:00', ['2031-11-28T12:00']],
    ['do dnia 5 listopada 2031 r. do godz. 09:00', ['2031-11-05T09:00']],
    ['el 3 de marzo de 2031 a las 10:00 horas', ['2031-03-03T10:00']],
    ['2031 年 3 月 29 日上午 9 时 30 分', ['2031-03-29T09:30']],
    ['2031년 4월 5일 오후 3시', ['2031-04-05T15:00']],
    ['ngày 12 tháng 8 năm 2031', ['2031-08-12']],
    ['at 1500 hours on 23/08/2031', ['2031-08-23T15:00']],
    ['12 08 2031 at 15 00 hrs', ['2031-08-12T15:00']],
    ['12/May/2031', ['2031-05-12']],
    ['5.3.10 | Verify the protection of questions', []],
    ['Questions until 5.3.31', ['2031-03-05']],
    ['05.03.31 | Questions', ['2031-03-05']],
    ['clause 12.4.2 and part 3-4-5 of 999', []],
    ['on 30 February 2031 at 3:00 pm', []],
    ['February 29, 2031 or 31.04.2031 or 2031-06-31', []],
    ['29 February 2032', ['2032-02-29']],
  ];
  for (const [text, expected] of cases) t.same(dates(text), expected, text);
  t.same(dates('08/12/2031', true), ['2031-08-12']);
  t.same(dates('between 01.02.2031 and 03.02.2031'), ['2031-02-01', '2031-02-03']);
});
