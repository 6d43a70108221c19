import t from 'tap';
import { asksWhether } from './asks-whether.ts';

t.test('questions of yes or no are told from those for a list or a value', async (t) => {
  const yesNo = [
    'May rows of the form be deleted?',
    'Is a site visit mandatory?',
    'Darf der Bieter Teile weitergeben?',
    'La sous-traitance est-elle autorisée ?',
    'De telles variantes sont-elles admises ?',
    '¿Se permite la subcontratación?',
    'È ammesso il subappalto?',
    'Czy dopuszcza się podwykonawców?',
  ];
  for (const question of yesNo) t.ok(asksWhether(question), question);
  const others = [
    'Which documents must be submitted?',
    'What happens if a badge is lost?',
    'Quelle est la durée du marché ?',
    'Combien de lots y a-t-il ?',
    "En quelle langue l'offre doit-elle être rédigée ?",
    'Selon quels critères les offres sont-elles jugées ?',
    "Jusqu'à quand les offres sont-elles valables ?",
    'Les offres doivent-elles être remises quand ?',
    'Welche Nachweise sind vorzulegen?',
    'List the insurances.',
  ];
  for (const question of others) t.notOk(asksWhether(question), question);
});
