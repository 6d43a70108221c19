import type { Pairing } from './candidates.ts';

/** Names that mean a deadline by themselves: whatever else is in their sentence, the date is that deadline's. */
const ofDeadline =
  /deadline|closing|due date|return date|frist|termin|limite|limites|plazo|prazo|scadenza|fecha|cierre|sluitings|uiterste|echeance/u;

/** What else is handed in by a date, in the languages whose sentences ask for bids; folded. */
const otherThings = [
  'questions?|quer(?:y|ies)|[ei]nquir(?:y|ies)|clarifications?|requests? for (?:an )?(?:clarification|extension|inspection)s?',
  'complaints?|appeals?|objections?|protests?|samples?|mock-?ups?|intent(?:ion)?|invoices?|winning',
  '(?:ruck|bieter|nach)?fragen?|auskunfte?|beschwerden?|rugen?|einspruche?|muster|proben|nachweise?',
  'renseignements?|reclamations?|recours|echantillons?',
  String.raw`consultas?|preguntas?|aclaraciones|reclamaciones|recursos?|impugnac\p{L}{1,6}|muestras?`,
  'quesit[oi]|chiariment[oi]|reclam[oi]|ricors[oi]|campion[ei]',
  'vraag|vragen|klacht|klachten|bezwaar|bezwaren|monsters',
  'esclarecimentos?|amostras?',
].join('|');
/** It is the subject: few words are before it, and none that gives a reason, a condition or somebody who has it. */
const asSubject = String.raw`^\s*(?:(?!(?:because|due|owing|following|after|in|to|if|who|for|aufgrund|wegen|infolge|suite|en|a|raiz|debido|para|zur|fur|los recursos humanos)\b)\p{L}{1,20} ){0,3}`;
/** Its clause goes on to the name of bids, without another thing beside it: "questions on the tender must be received by". */
const sameClause = String.raw`(?:(?!\b(?:before|prior|after|than|and|or|with|together|vor|nach|und|oder|mit|avant|apres|et|ou|antes|y|o|prima|e|ed|voor|na|en|of)\b)[^;,.:\d]){0,60}$`;
const ofOtherThing = new RegExp(String.raw`${asSubject}(?:${otherThings})(?!\p{L})${sameClause}`, 'u');

/** What is done until a date with bids that are handed in or will be, in the clause of the name. */
const ofOtherAct =
  /(?<!\p{L})(?:withdr[ae]wn?|evaluated?|examined?|announced?|(?:previous|last|former) (?:tender|bid|procurement|competition|rfp|round)|next round|were (?:received|submitted|cancelled|rejected|returned)|bindend|gebunden|gultig|nachzureichen|nachgereicht|gepruft|gewertet|eingesehen|zuruckgezogen|zuruckziehen|heruntergeladen|abgerufen|valables? jusqu|(?:examine|analyse|evalue|classe)(?:e?s)|evaluad[ao]s|retirad[ao]s|validez|vigencia|ritirat[aeio]|valid[aei] fino|geldig|gestand|ingetrokken)(?!\p{L})/u;
/** The end of a clause; within a date there are full stops and commas. */
const endOfClause = /[;:]|,(?! ?\d)|(?<!\d)\.(?= \p{L}{3})/gu;

/** Characters before and after a name in which its clause is looked for. */
const reach = 160;

/**
 * Whether a sentence that seems to ask for bids by a date asks for something else: for questions on them, or says until when they may be
 * withdrawn.
 */
export function isOtherDeadline({ kind, nameUnit, name }: Pairing): boolean {
  if (kind.fact !== 'submission_deadline' || nameUnit.kind === 'row') return false;
  const { folded } = nameUnit;
  if (ofDeadline.test(folded.slice(name.start, name.end))) return false;
  const from = Math.max(0, name.start - reach);
  const before = folded.slice(from, name.start);
  const start = [...before.matchAll(endOfClause)].at(-1);
  const clause = start ? before.slice(start.index + start[0].length) : before;
  const after = folded.slice(name.end, name.end + reach);
  const end = [...after.matchAll(endOfClause)][0]?.index ?? after.length;
  return (
    ofOtherThing.test(clause) || ofOtherAct.test(clause + folded.slice(name.start, name.end) + after.slice(0, end))
  );
}
