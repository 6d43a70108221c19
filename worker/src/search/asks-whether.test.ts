import t from 'tap';
import { asksWhether } from './asks-whether.ts';

t.test('questions of yes or no are told from those for a list or a value', async (t) => {
  const yesNo = [
    'May rows of the form be deleted?',
    'Is a site visit mandatory?',
    'Darf der Bieter Teile weitergeben?',
    'La sous-traitance est-elle autorisée ?',
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
    'Welche Nachweise sind vorzulegen?',
    'List the insurances.',
  ];
  for (const question of others) t.notOk(asksWhether(question), question);
});
