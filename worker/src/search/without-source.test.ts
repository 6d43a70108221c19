import t from 'tap';
import { withoutSource } from './without-source.ts';

t.test('a question of what a document says is searched without the document', async (t) => {
  for (const [question = '', rest, named, language = 'en'] of [
    ['What does the RFQ require for password length?', 'What for password length?', 'RFQ'],
    ['What does the acquisition plan say about set-asides?', 'What set-asides?', 'acquisition plan'],
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
  const asked = 'What does ASVS require for password length?';
  t.same(withoutSource(asked, 'en', ['owasp-asvs-4.0.3.docx']), {
    question: 'What for password length?',
    named: 'ASVS',
  });
  t.same(withoutSource(asked, 'en', ['terms.pdf']), { question: asked, named: '' });
});

t.test(
  'what a thing or a party needs, a numbered clause, yes or no, and the document itself stay as they are',
  async (t) => {
    for (const question of [
      'Does the RFQ require a bid bond?',
      'What insurance limits does the contractor have to state?',
      'What does the contract require?',
      'Which certificates are required?',
      'What power supply does the control cabinet require for the pumps?',
      'What insurance does the supplier require for transport damage?',
      'What does clause 12.3 say about termination for convenience?',
      'How much is the bid security that is required for lot 3?',
      'What does the contract define as force majeure?',
    ]) {
      t.same(withoutSource(question, 'en'), { question, named: '' });
    }
  },
);
