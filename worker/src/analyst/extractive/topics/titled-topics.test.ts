import t from 'tap';
import { topicsOfTitle } from './titled-topics.ts';

const named = (title: string, language: string) => [...topicsOfTitle(title, language)].map(({ id }) => id).join('+');

t.test('a heading names a topic in twelve languages, whatever its number', async (t) => {
  for (const [title, language, topic] of [
    ['3.0 SCOPE', 'en', 'scope'],
    ['Description of Work to be Performed', 'en', 'scope'],
    ['Section 4: General Requirements', 'en', 'technical'],
    ['5.6.2 Inspection and Acceptance of Services', 'en', 'testing'],
    ['Basis of Award and Evaluation Factors', 'en', 'evaluation'],
    ['2. Ausführliche Beschreibung der Leistung:', 'de', 'scope'],
    ['ARTICLE 1 - OBJET DU MARCHÉ', 'fr', 'scope'],
    ['ARTICLE 7 : CRITERES DE VALIDATION', 'fr', 'testing'],
    ['ARTÍCULO 1º: OBJETO DE LA CONTRATACIÓN', 'es', 'scope'],
    ['Art. 3 Criteri di valutazione', 'it', 'evaluation'],
    ['1. DO OBJETO', 'pt', 'scope'],
    ['Rozdział 2. Opis przedmiotu zamówienia', 'pl', 'scope'],
    ['2.1 Gunningscriteria', 'nl', 'evaluation'],
    ['Chương 5. Yêu cầu kỹ thuật', 'vi', 'technical'],
    ['4. Технические требования', 'ru', 'technical'],
    ['一、技术要求', 'zh', 'technical'],
    ['3. 평가 기준', 'ko', 'evaluation'],
  ] as const)
    t.equal(named(title, language), topic, title);
});

t.test('a heading of what is excluded names none', async (t) => {
  for (const [title, language] of [
    ['3 Out of scope', 'en'],
    ['Outside the scope of the contract', 'en'],
    ['Exclusions from the scope of work', 'en'],
    ['Services not required', 'en'],
    ['Nicht Gegenstand der Leistung', 'de'],
    ['Prestations hors objet du marché', 'fr'],
    ['Fuera del objeto del contrato', 'es'],
  ] as const)
    t.equal(named(title, language), '', title);
});

t.test('a heading whose words are mostly about something else names none', async (t) => {
  for (const title of [
    'Submission requirements',
    'Location of the work',
    'Limitation of scope of liability',
    'Annex A',
    '4.2',
  ])
    t.equal(named(title, 'en'), '', title);
});
