import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

const submission = (...lines: string[]) =>
  findFacts([factDocument(['# Submission of tenders', ...lines], 'en')]).find(
    ({ fact }) => fact === 'submission_method',
  )?.stated?.text ?? null;

const byPost = '• Tenders are received by post, by e-mail or at the office';

t.test('an item says nothing without the condition above its list', async (t) => {
  t.match(submission('Please note for tenders:', byPost), /by post/u);
  t.equal(submission('Tenders cannot be accepted if:', byPost), null);
  t.equal(submission('Tenders are excluded where', '• They are late', byPost), null);
  t.equal(submission('These ways are not accepted:', byPost), null);
});

t.test('"sobre" is an envelope only with its article', async (t) => {
  const found = (line: string) =>
    findFacts([factDocument(['# Especificaciones', line], 'es')]).find(({ fact }) => fact === 'submission_method')
      ?.stated?.text ?? null;
  t.equal(found('Sobre la superficie del muro que va a recibir el enchape se colocan ganchos metálicos.'), null);
  t.match(found('Presentación de las ofertas: en sobre cerrado, en la oficina de compras.'), /sobre cerrado/u);
});
