/**
 * Words that frame a question, which an answer hardly ever repeats; by language, in each form in which they are asked. In a short tender
 * "second" is as rare as "indemnity", so counts within the documents alone overrate them. What kind of answer they ask for is read by `question-cues.ts`.
 */
const framing: Record<string, string> = {
  en: `able above actual agree ahead allow allowed alone along already amount another answer anybody anyway apart apply applied
      applies ask asked asking aside away back become been behind best better big bit bring brought call called came care carries
      carry case cause certain chance choose come comes coming company consider contain contained count counts current currently
      day days deal describe described detail details difference different directly does doing done early easy else end ends
      enough entire especially even eventually exact exactly example expect expected fact fall far fast few final find fine
      firm first follow followed following forth found full fully further future general generally getting given go goes going gone
      good got great guy guys half hand handle handled happen happened hard have having hear heard heavily help hold holding
      hour hours how however idea include included includes including instead involve involved issue job keep keeping kept kind
      kinds know known large last late later latest leave left length less let letting level like likely line list listed little
      long look looked looking lot lots low made main mainly make makes making manner many matter maximum mean meant mention
      mentioned minimum moment month months more most move much name named near necessary need needed needs never new next
      normal normally nothing number numbers obtain occur off often old one only open order ordinary out outside part particular
      parts pass past people per perform person persons place plan planned point points possible present probably purpose put
      question quick quickly quite rather reach reached ready real really reason receive received regard regarding related
      relevant right run running said same saw say says second see seen send sent serve set several shall show shown shows side
      simple simply situation small something soon sort specific specify specified spell stand stands start started starts
      state stated stay still stop such suppose sure table take taken takes taking talk tell term terms thing things think third
      three thrown through time times together told total toward treat treated tried tries try turn turned turns two type types
      under unless until used user uses using usual usually various want wants way ways week weeks well went whatever whole wish
      within without wonder word words work worked working works write written wrote wrong year years yet`,
  de: `angegeben angeben anzahl arbeiten bedeutet befindet bekommen bekommt benötigt benötigen benutzt beschreiben beschrieben besonders
      bestimmt betrifft bieten bisher bitte bleibt brauchen braucht bringen dabei dafür darf dürfen dauert eigentlich einzelne enthält
      enthalten erfahren erfolgen erfolgt erforderlich erhält erhalten erklären erlaubt erteilt fall fällt finden findet folgen folgende
      gehen geht gehört gelten gemacht genannt genau gesamt gestellt gibt gilt gut hoch höchstens insgesamt jeweils kommen kommt
      konkret kurz lang laufen letzte liegen liegt machen macht maximal meint mindestens möglich müsste nächste nennen nennt nötig notwendig
      nutzen passiert seite sagen sagt sehen setzt sieht sonst spätestens stehen steht stellen teil tun übrig umfasst verlangt vorgesehen
      vorgegeben vorschreiben vorgeschrieben vorhanden weitere werde wichtig zählt zeigen zulässig zuletzt zuständig`,
  fr: `accepté aller année appliquer applique applicable applicables après avoir besoin bien cas celui chaque choisir compris concerne
      concernant connaître contient contenir demander demande demandé dernier devoir devons dire dit donner donne doivent durée effectuer
      exactement exige exigé exister existe façon faire fait falloir fixé fois fournir grand indiqué indique jour lequel laquelle lieu long
      manière mettre mois moment montrer nécessaire nombre obtenir parler partie permet permis peut peuvent porte possible pouvoir pouvons
      précis précise prendre prévoir prévu prévue prochain quantité savoir sert seulement souvent suivant suivre temps tenir total toujours
      trouver trouve type utiliser valable venir voir vouloir`,
  es: `además algún alguna aplica aplicable aplican aplicar caso cada cierto conocer contiene contener cuenta dar dice decir describe después
      días donde encontrar encuentra exacto exige exigen existe existen general hacer hace incluir incluye indica indicado largo llevar
      luego lugar manera máximo mejor mencionar mes mínimo momento mostrar necesario necesita número obtener otro parte pasa pedir permite
      permiten piden poder podemos posible presentar prever previsto primero próximo puede pueden realizar requerido requiere requieren saber
      seguir señala siguiente sirve solicita solicitan tener tenemos tipo total trata último usar uso utilizar vale válido ver`,
  it: `alcuni altro anno applica applicabile applicano avere bisogna caso ciascuno conoscere contiene contenere dare descrive deve dice dire
      dopo durata esatto esiste esistono essere fare fatto fornire generale giorno indica indicato lungo maniera massimo mese mettere
      minimo modo momento mostrare necessario numero occorre ogni ottenere parte permesso permette possiamo possibile possono potere previsto
      prevede prevista prossimo può quantità richiede richiesta richiesto richiesti sapere seguente seguire serve servono solo tempo tenere
      tipo totale trova trovare ultimo usare utilizzare vale valgono valido vedere vengono viene volta`,
  pt: `ainda algum alguma aplica aplicável aplicam após caso cada conhecer consta contém dado dar deveria diz dizer descreve dia encontra
      encontrar exato exige exigem exigido existe existem fazer feito ficar geral haver inclui indica indicado lugar maneira máximo
      mencionar mês mínimo modo momento mostrar necessário número obter outro parte pedir permite permitem permitido pode podem podemos
      possível precisa precisamos previsto próximo quantidade realizar requer requerido saber seguinte seguir serve solicita tem temos tempo
      ter tipo total trata último usar uso utilizar vale valem válido ver vez`,
  nl: `aantal andere beschrijven beschreven bedoeld betekent betreft bevat bestaat binnen doen doet duurt eerst enkele gaan gaat gebruiken
      gebruikt geeft gelden geldt gemaakt genoemd geven gevraagd hebben heeft hierbij hoog inhoud jaar keer komen komt krijgen krijgt laatste
      lang maken maakt manier maximaal meer minimaal moest mogelijk mogen mag nodig noemen nummer omvat precies soort staan staat stellen
      tijd toegestaan totaal vereist vinden vindt volgen volgende voorgeschreven vragen vraagt week welk willen zeggen zegt zien`,
  vi: `bằng các cách chính đặt gọi hiện hình kiểu loại mấy mức nói phần quá thế theo thường tính xem bên việc lần trước sau lúc lên khi nộp muốn chỗ mã số`,
};

/** Share of its weight that such a word keeps. */
const framingWeight = 0.75;

const sets = new Map<string, ReadonlySet<string>>();

/** 1, or less for a word that frames a question, its plural among them. `word` in lower case. */
export function contentWeight(word: string, language: string): number {
  let words = sets.get(language);
  if (!words) {
    words = new Set((framing[language] ?? '').split(/\s+/u).filter(Boolean));
    sets.set(language, words);
  }
  return words.has(word) || words.has(word.replace(/(?:'s|s)$/u, '')) ? framingWeight : 1;
}
