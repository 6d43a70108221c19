/**
 * Designations of one material by several standards: EN 10088-1, EN 10213 and EN 10027-2 numbers, AISI and UNS names, cast grades of
 * ASTM A351 and A890, EN 1561 and EN 1563. Only pairs that tables of both give as one grade.
 */
const groups: readonly string[] = [
  '304 1.4301 s30400 x5crni18-10 cf8 1.4308',
  '304l 1.4307 1.4306 s30403 x2crni18-9 cf3',
  '316 1.4401 s31600 x5crnimo17-12-2 cf8m 1.4408',
  '316l 1.4404 1.4435 s31603 x2crnimo17-12-2 cf3m 1.4409',
  '316ti 1.4571 s31635 x6crnimoti17-12-2',
  '321 1.4541 s32100 x6crniti18-10',
  '347 1.4550 s34700',
  '410 1.4006 s41000 x12cr13',
  '420 1.4021 s42000 x20cr13',
  '431 1.4057 s43100 x17crni16-2',
  '630 1.4542 s17400 17-4ph',
  '2205 1.4462 s31803 s32205 x2crnimon22-5-3 f51',
  '2507 1.4410 s32750 x2crnimon25-7-4 f53',
  'cd4mcu 1.4517 cd4mcun',
  '904l 1.4539 n08904',
  'gg-20 gg20 en-gjl-200 5.1300 0.6020',
  'gg-25 gg25 en-gjl-250 5.1301 0.6025',
  'ggg-40 ggg40 en-gjs-400-15 5.3106 0.7040',
  'ggg-50 ggg50 en-gjs-500-7 5.3200 0.7050',
  's235jr 1.0038 st37-2',
  's355j2 1.0577 st52-3',
  'c45 1.0503 1045',
];

const groupOf = new Map(
  groups.flatMap((group, index) => group.split(' ').map((name): [string, number] => [name, index])),
);

/** The steel or cast grade that a word names, however it is written ("SS316L", "AISI 316L" in two words); null where it is none. */
export function gradeOf(word: string): string | null {
  const name = word.toLowerCase().replace(/^(?:aisi|ss|astm|uns|sus|inox)[-\s]?(?=\d|s\d)/u, '');
  const group = groupOf.get(name);
  if (group !== undefined) return `grade ${group}`;
  return /^(?:[1-9]\.\d{4}|0\.\d{4})$/u.test(name) ? `grade ${name}` : null;
}
