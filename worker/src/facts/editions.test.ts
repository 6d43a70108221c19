import t from 'tap';
import { editionsOf } from './editions.ts';
import { factDocument } from './testing/fact-document.ts';

const named = (fileName: string, ...lines: string[]) => ({
  ...factDocument(lines.length > 0 ? lines : ['Text.']),
  fileName,
});

t.test('an addendum is counted by the number in its file name, in whatever way it is written', async (t) => {
  for (const fileName of [
    ...[
      'Addendum 2.pdf',
      'Addendum_No_2.docx',
      'addendum-02.pdf',
      'Addendum #2.pdf',
      'Addendum II.pdf',
      'Addendum Two.pdf',
    ],
    ...[
      'Second Addendum.pdf',
      '2nd Addendum.pdf',
      'Amendment 0002.pdf',
      'Corrigendum-II.pdf',
      'Tender 44 Amendment No 2.pdf',
    ],
    ...['2. Nachtrag.pdf', 'Nachtrag 2 vom 3. Mai 2031.pdf', 'Zweiter Nachtrag.pdf', 'Bieterinformation Nr. 2.pdf'],
    ...['Additif n° 2.pdf', '2e additif.pdf', 'Segunda adenda.pdf', 'Rettifica n. 2.pdf', 'Zmiana nr 2.pdf'],
    ...['Nota van inlichtingen 2.pdf', 'Изменение № 2.pdf', '补遗书第2号.pdf', '第2号补遗.pdf', '정정공고 2차.pdf'],
  ])
    t.same(editionsOf([named(fileName)]), [2], fileName);
});

t.test('a title on the first page says it where the file name does not', async (t) => {
  t.same(editionsOf([named('doc-7.pdf', 'City of Marlow', '# Addendum No. 3', 'The following is changed.')]), [3]);
  t.same(
    editionsOf([named('letter.pdf', 'We refer to our letter with Addendum No. 3, which you have received.')]),
    [0],
  );
});

t.test('what is no addendum, or only contains one, is as early as the tender', async (t) => {
  for (const fileName of [
    'Tender.pdf',
    'Tender incl Addendum 2.pdf',
    'Conformed RFP through Addendum 2.pdf',
    'Clarifications.pdf',
  ])
    t.same(editionsOf([named(fileName)]), [0], fileName);
});

t.test('an addendum without a number is the first, and a date is no number', async (t) => {
  for (const fileName of ['Addendum.pdf', 'Addendum 3 May 2031.pdf', 'Amendment 2016.pdf'])
    t.same(editionsOf([named(fileName)]), [1], fileName);
});

t.test('a number is read beside its sign, in a plural, and not from a date', async (t) => {
  for (const fileName of ['Addendum No2.pdf', 'Nachtrag Nr2.pdf', 'Corrigendum_no2.pdf', 'Amendments 2.pdf'])
    t.same(editionsOf([named(fileName)]), [2], fileName);
  for (const fileName of ['Addendum 3-5-2032.pdf', 'Addendum 12 03 2032.pdf'])
    t.same(editionsOf([named(fileName)]), [1], fileName);
});

t.test('a tender that contains or lists addenda is none', async (t) => {
  t.same(editionsOf([named('Tender_Addendum_2_conformed.pdf')]), [0]);
  t.same(editionsOf([named('RFP.pdf', 'This RFP incorporates Addendum 1.')]), [0]);
  t.same(editionsOf([named('form.pdf', 'Receipt is acknowledged of', 'Addendum No. 1', 'Addendum No. 2')]), [0]);
});

t.test('letters with answers leave the order of addenda', async (t) => {
  const files = ['Tender.pdf', 'Addendum 1.pdf', 'Clarification 1.pdf', 'Addendum 2.pdf'];
  t.same(editionsOf(files.map((fileName) => named(fileName))), [0, 1, 1, 2]);
});

t.test('addenda that are counted by different names have no order', async (t) => {
  t.same(editionsOf([named('Tender.pdf'), named('Corrigendum 1.pdf'), named('Addendum 2.pdf')]), [0, 1, 1]);
  t.same(editionsOf([named('Addenda 1.pdf'), named('Addendum 2.pdf')]), [1, 2]);
});
