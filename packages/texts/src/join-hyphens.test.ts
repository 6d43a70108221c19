import t from 'tap';
import { joinHyphens } from './join-hyphens.ts';

t.test('a word that the end of a line cut is joined', (t) => {
  const cases = {
    'die Unterauf-\ntragnehmer sind anzuge- ben': 'die Unterauftragnehmer sind anzugeben',
    'Bewerbungs-\nbedingungen': 'Bewerbungsbedingungen',
    'ist offen-\nsichtlich, so-\nwie die Bindefrist-\nende lautet':
      'ist offensichtlich, sowie die Bindefristende lautet',
    'der Netto-Auf-\ntragswert': 'der Netto-Auftragswert',
    'die Schriftlich-\nkeit ist nicht nötig': 'die Schriftlichkeit ist nicht nötig',
    'indicare espressamen-\nte nella domanda': 'indicare espressamente nella domanda',
  };
  for (const [text, shown] of Object.entries(cases)) t.equal(joinHyphens(text), shown);
  t.end();
});

t.test('a hyphen that belongs to its words stays', (t) => {
  for (const text of [
    'die Haupt- und Nebenangebote',
    'der Ein-\nund Ausgang ist frei',
    'zwei- bis dreimal ist möglich',
    'die IT-\nSicherheit ist nicht dabei',
    'das Arbeitnehmer-\nEntsendegesetz wird beachtet',
    'die technisch-\nwirtschaftlichen Gründe der Wahl',
    'vom 3.-\n5. Tag, 10 -\n20 Stück, nach Seite 4-\n5',
    'unter www.vergabe-\nstelle-thueringen.de sind sie nicht',
    'la capacità tecnico-\nprofessionale nella gara',
    // Of these languages a line cuts few words: nothing tells the two kinds apart.
    'a non- refundable fee of the pre-\nqualification',
    'the Sub-\ncontractor of the Air-\nconditioning',
    'la capacidad técnica-\noperativa',
    'a capacidade econômico-\nfinanceira, fazê-\nlo',
    'par eux-\nmêmes, les sous-\ntraitants',
  ])
    t.equal(joinHyphens(text), text);
  t.end();
});
