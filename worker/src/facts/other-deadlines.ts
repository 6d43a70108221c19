import type { Pairing } from './candidates.ts';

/** What else is handed in by a date, in the languages whose sentences name the deadline of bids; folded. */
const otherThings = [
  'questions?|quer(?:y|ies)|[ei]nquir(?:y|ies)|clarifications?|requests? for (?:an )?(?:clarification|extension|inspection)s?',
  'complaints?|appeals?|objections?|protests?|samples?|mock-?ups?|intent(?:ion)?|invoices?|employment|winning',
  '(?:ruck|bieter|nach)?fragen?|auskunfte?|beschwerden?|rugen?|einspruche?|muster|proben|nachweise?',
  'renseignements?|reclamations?|recours|echantillons?',
  String.raw`consultas?|preguntas?|aclaraciones|reclamaciones|recursos?|impugnac\p{L}{1,6}|muestras?`,
  'quesit[oi]|chiariment[oi]|reclam[oi]|ricors[oi]|campion[ei]',
  'vraag|vragen|klacht|klachten|bezwaar|bezwaren|monsters',
  'esclarecimentos?|amostras?',
].join('|');
/** Its clause goes on to the name of bids: "questions on the tender must be received by", not "after questions were answered, bids are due". */
const sameClause = String.raw`(?:(?!\b(?:before|prior|after|than|vor|nach|avant|apres|antes|prima|voor|na)\b)[^;,.:\d]){0,60}`;
const ofOtherThing = new RegExp(String.raw`(?<!\p{L})(?:${otherThings})(?!\p{L})${sameClause}$`, 'u');
/** What is done until a date to bids that are handed in, or what is handed in with them. */
const ofOtherAct =
  /(?<!\p{L})(?:withdr\p{L}{1,6}|evaluat\p{L}{1,4}|examin\p{L}{1,4}|valid\p{L}{0,6}|announc\p{L}{1,5}|securit\p{L}{1,3}|bonds?|guarantees?|was|were|ritirat\p{L}|retir\p{L}{1,6}|ingetrokken|gestand)(?!\p{L})/u;
/** Whoever has the contract hands in other things; in some countries bidders are called so, too. */
const ofContract = new RegExp(String.raw`(?<!\p{L})(?:sub-?)?contractors?(?!\p{L})${sameClause}$`, 'u');

/** Characters before a name in which its subject is looked for. */
const reach = 100;

/** Whether a sentence that seems to name the deadline of bids names that of something else: of questions on them, or of their withdrawal. */
export function isOtherDeadline({ kind, nameUnit, name, isStrong }: Pairing): boolean {
  if (kind.fact !== 'submission_deadline' || nameUnit.kind === 'row') return false;
  const before = nameUnit.folded.slice(Math.max(0, name.start - reach), name.start);
  if (ofOtherThing.test(before) || ofOtherAct.test(nameUnit.folded.slice(name.start, name.end))) return true;
  return !isStrong && ofContract.test(before);
}
