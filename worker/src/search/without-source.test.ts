import t from 'tap';
import { withoutSource } from './without-source.ts';

t.test('a question of what a document says is searched without the document', async (t) => {
  for (const [question = '', rest, named, language = 'en'] of [
    ['What does the RFQ require for password length?', 'What for password length?', 'RFQ'],
    ['What does the acquisition plan say about set-asides?', 'What about set-asides?', 'acquisition plan'],
    ['How many days does Annex 3 specify for acceptance tests?', 'How many days for acceptance tests?', 'Annex 3'],
    ['What is required for password length?', 'What for password length?', ''],
    [
      'Was sagt die Leistungsbeschreibung zur Lieferung der Ersatzteile?',
      'Was zur Lieferung der Ersatzteile?',
      'Leistungsbeschreibung',
      'de',
    ],
    ['Que dit le CCAP sur les pénalités de retard ?', 'Que sur les pénalités de retard ?', 'CCAP', 'fr'],
  ]) {
    t.same(withoutSource(question, language), { question: rest, named }, question);
  }
});

t.test('a question of yes or no, of what somebody has to do, or of the document itself stays as it is', async (t) => {
  for (const question of [
    'Does the RFQ require a bid bond?',
    'What insurance limits does the contractor have to state?',
    'What does the contract require?',
    'Which certificates are required?',
  ]) {
    t.same(withoutSource(question, 'en'), { question, named: '' });
  }
});
