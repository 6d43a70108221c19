import t from 'tap';
import { joinHyphens } from './join-hyphens.ts';

t.test('a word that the end of a line cut is joined', (t) => {
  const cases = {
    'die Unterauf-\ntragnehmer sind im Angebot anzuge-\nben': 'die Unterauftragnehmer sind im Angebot anzugeben',
    'durch die Bewerbungs-\nbedingungen des Auftraggebers': 'durch die Bewerbungsbedingungen des Auftraggebers',
    'ist offen-\nsichtlich, so-\nwie die Bindefrist-\nende lautet, und':
      'ist offensichtlich, sowie die Bindefristende lautet, und',
    'vom Netto-Auf-\ntragswert ist der Preis': 'vom Netto-Auftragswert ist der Preis',
    'Inhalt meines/unse-\nres Angebotes ist der Leis-\ntungsbereich(e), die':
      'Inhalt meines/unseres Angebotes ist der Leistungsbereich(e), die',
    'die Schriftlich-\nkeit ist nicht nötig': 'die Schriftlichkeit ist nicht nötig',
    'der Haupt- oder neben-\namtlich ist, wird auch im In- und Aus-\nland':
      'der Haupt- oder nebenamtlich ist, wird auch im In- und Ausland',
    'indicare espressamen-\nte nella domanda il prezzo della gara':
      'indicare espressamente nella domanda il prezzo della gara',
  };
  for (const [text, shown] of Object.entries(cases)) t.equal(joinHyphens(text), shown);
  t.end();
});

/** Nothing in a text around these leaves a doubt that it is German. */
const inGerman = (words: string) => `Es wird auch durch die ${words} und ist nicht mit dem Angebot vom`;
const inItalian = (words: string) => `Il prezzo della ${words} deve essere nel quale`;

t.test('a hyphen that belongs to its words stays', (t) => {
  for (const words of [
    'Haupt- und Nebenangebote|der Ein-\nund Ausgang|Teil-\nwie Gesamtleistung|zwei- bis dreimal|ein-\nsowie dreifach',
    'haupt-\nnicht aber|hand-\nvs. maschinell|vor-\nnach- und hauptsächlich|haupt-\n(und neben-)angebote',
    'IT-\nSicherheit|Arbeitnehmer-\nEntsendegesetz|3.-\n5. Tag, 10 -\n20 Stück, Seite 4-\n5|hin- zuweisen',
    'schwarz-\nweiße|rot-\ngrün|nord-\nsüd|deutsch-\nfranzösisch|sozial-\nökologisch|technisch-\nwirtschaftlichen',
    'öffentlich-\nrechtlich|nicht-\nöffentliche|kosten-\nnutzen Analyse|top-\naktuell|cloud-\nbasierte|check-\nin|know-\nhow',
    'www.vergabe-\nstelle-thueringen.de|vergabe-\nstelle@stadt-\nkoeln.de|https://x.de/abc-\ndef?x=die|www.stadt-\nkoeln.de',
    'abc-\ndef-12|ab-\ncd|Ein-/Aus-\ngang|Mund-\nnasen-Schutz',
    'lucht-\nen zeehaven|för-\noch nackdelar|drifts-\nog vedligehold|hankinta-\nja palvelut|ki-\nés beszállítás|short-\nor long',
  ].flatMap((list) => list.split('|')))
    t.equal(joinHyphens(inGerman(words)), inGerman(words), words);
  for (const words of [
    'capacità tecnico-\nprofessionale|medico-\nlegale|italo-\nfrancese|socio-\nsanitario|agro-\nalimentare|nord-\nsud',
    'andata-\nritorno|vice-\npresidente|ex-\ndipendenti|non-\nconformità|anti-\nincendio|pre-\nqualifica|multi-\nutility',
    'week-\nend|check-\nin|part-\ntime|know-\nhow|back-\nup|e-\nmail|on-\nline|www.comune-\nroma.it|x.it/portale-\ndei-pagamenti',
  ].flatMap((list) => list.split('|')))
    t.equal(joinHyphens(inItalian(words)), inItalian(words), words);
  t.end();
});

t.test('a text of another language, or of none for certain, is not changed', (t) => {
  for (const text of [
    'Anbudet ska lämnas till för-\nfrågan; in-\noch utgång, svart-\nvit över',
    'Anbudet ska beskriva för- och nackdelar; Tjänsten omfattar drift- och underhåll.',
    'Tilbudsgiver skal oplyse den pris, der gælder for drifts- og vedlige-\nhold',
    'Maa- ja metsätalousministeriö; etelä-\npohjois, työ-\nelämä hän',
    'Kõik ehitus- ja remonttööd, töö-\nkoht',
    'Az ajánlat ki- és beszállítás költségei között, több-\nkevesebb',
    'Giriş- çıkış, ön- ve son kabul, görüş-\nme alış-\nveriş öneri',
    'Bereikbaarheid van lucht- en zeehaven van der Valk, oost-\nwest verbinding',
    'De opdrachtnemer die het onder-\nhoud der wegen en des lands doet',
    'A pre- and post-construction survey by Müller-Lüdenscheidt of Köln',
    'Deliver to Straße 5: the state-\nof-the-art air-\nconditioning and cost-\neffective parts.',
    'Bosch GmbH mit Sitz in Köln: the full-\ntime staff of the die wird',
    'the cross-\nborder offer of Universität Köln is non-\nbinding for Alexander von der Heydt',
    'Università di Roma: pre- and post-award services; vicinity of Corso delle Alpi: long-\nterm lease',
    'a non- refundable fee of the pre-\nqualification, the Sub-\ncontractor of the Air-\nconditioning',
    'Fundación von der Heydt: la capacidad técnica-\noperativa',
    'o prazo dei pré-\nqualificação é segunda-\nfeira; econômico-\nfinanceira, fazê-\nlo',
    'les sous-\ntraitants de la société Müller, eux-\nmêmes; La maître-\nœuvre et che Guevara, peut-\nêtre',
    'schwarz-\nweiß und Binde-\nfrist',
  ])
    t.equal(joinHyphens(text), text);
  const english = 'The supplier gives the pre-\nqualification to the buyer. '.repeat(20);
  const german = 'Der Auftrag wird durch die Stelle nicht er-\nteilt und ist im Plan. '.repeat(20);
  t.equal(joinHyphens(english + german).includes('prequalification'), false, 'the language around a word counts');
  t.equal(joinHyphens(english + german).includes(' erteilt'), true);
  t.end();
});
