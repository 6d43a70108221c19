import type { Statement } from '../statements.ts';
import type { WishedTopic } from '../topics/match-topics.ts';
import { isSound } from './is-sound.ts';
import { isWorthSaying } from './worth-saying.ts';

/** What being the first, second and third such statement of a document counts: as much as below a heading of the topic. */
const worth = [1.7, 1.5, 1.3];
const leastWeight = 0.3;

const bid =
  '(?:bids?|tenders?|proposals?|quotes?|quotations?|offers?|responses?|submissions?|applications?|statements? of qualifications)';
const bidder =
  '(?:bidders?|tenderers?|applicants?|proposers?|proponents?|offerors?|respondents?|firms?|companies|suppliers?|vendors?|contractors?|manufacturers?|system integrators?|service providers?|agenc(?:y|ies))';

/** How sentences say what no words of a topic tell, by topic: what is bought, what a bid contains, who may bid, the kind of contract. */
const forms: Readonly<Record<string, readonly RegExp[]>> = {
  scope: [
    /\bscope of (?:the |this )?(?:works?|services?|supply|contract|project|procurement|assignment)\b.{0,120}\b(?:consists?|comprises?|includes?|covers?|involves?|is to)\b/iu,
    /\b(?:this|the) (?:project|works?|services?|contract|assignment)\b.{0,20}\b(?:consists? of|comprises?|will (?:consist of|comprise|include)|involves? the)\b/iu,
    new RegExp(
      `\\b(?:is|are) (?:hereby )?(?:seeking|searching for|looking for|soliciting|requesting)\\b.{0,100}\\b${bidder}\\b`,
      'iu',
    ),
    /\b(?:invited to (?:tender|bid|quote) for|for the purpose of (?:appointing|procuring|selecting|engaging))\b/iu,
    new RegExp(
      `\\b${bidder}\\b.{0,30}\\b(?:shall|will|must) (?:be responsible for (?:delivering|providing|supplying|the (?:supply|design|provision|delivery)))`,
      'iu',
    ),
    /\b(?:prestations?|marché|projet|mission)\b.{0,80}\b(?:comprend|comprennent|consistent?|vise|porte sur|relatif)\b/iu,
    /\b(?:contrato|servicios?|suministro|proyecto|obras?)\b.{0,60}\b(?:consistirá|consisten?|comprenden?|incluyen?)\b/iu,
    /\b(?:appalto|servizio|fornitura)\b.{0,60}\b(?:consiste|comprende|include)\b/iu,
    /\b(?:zamówieni[ea]|usług[ai]|dostaw[ay])\b.{0,60}\b(?:obejmuj[eą]|poleg[a-z]{1,3} na)\b/iu,
    /\b(?:Auftrag|Leistung|Leistungen|Vertrag)\b.{0,60}\b(?:umfasst|umfassen|beinhaltet|besteht aus)\b/iu,
  ],
  submission: [
    /^[^|]{0,80}\b(?:documents? required|required documents?|documents to be submitted|pièces à fournir|einzureichende unterlagen)\b/iu,
    new RegExp(
      `\\b${bid}\\b.{0,40}\\b(?:shall|must|should|will|to) (?:also )?(?:be accompanied by|include|contain|comprise|consist of)\\b`,
      'iu',
    ),
    /\b(?:offres?|dossier|plis?|candidatures?|candidats)\b.{0,60}\b(?:comprend|comprendra|comporte|contient|contiendra|produire|comprenant|remettre)\b/iu,
    /\bAngebote?\b.{0,80}\b(?:enthalten|beizufügen|bestehen aus|beizulegen)\b/u,
    /\b(?:ofertas?|propuestas?|sobre)\b.{0,60}\b(?:contendrán?|incluirán?|deberán? (?:contener|incluir))\b/iu,
    /\b(?:offerta|busta|proposta)\b.{0,60}\b(?:contenere|conterrà|deverá conter|comprendere)\b/iu,
  ],
  eligibility: [
    new RegExp(
      `^(?!.{0,80}\\b(?:successful|selected|awarded)\\b).{0,60}\\b${bidder}\\b.{0,60}\\b(?:must|shall|should) (?:be|have|hold|possess|demonstrate)\\b.{0,200}\\b(?:registered|licen[sc]ed?|certifi\\w{1,8}|experience|turnover|net worth|accredit\\w{1,5}|years|ISO|authori[sz]ed|incorporated|similar)\\b(?!.{0,200}\\bexempt)`,
      'iu',
    ),
    new RegExp(`\\b(?:open|limited|restricted) (?:only )?to (?:all )?.{0,60}\\b${bidder}\\b|\\bset[- ]aside\\b`, 'iu'),
  ],
  price: [
    /\b(?:firm[- ](?:and[- ])?fixed[- ]price|fixed[- ]price contract|time and materials?|lump[- ]sum (?:contract|basis)|unit[- ](?:price|rate) contract|rate contract|hourly rate basis|fixed fee basis|cost[- ]plus|blanket purchase agreement|framework (?:agreement|contract)|indefinite (?:delivery|quantity)|rahmenvertrag|rahmenvereinbarung|accord-cadre|marché à (?:bons|prix)|acuerdo marco|conclusione d\p{L}{1,3} (?:un )?accord[oi] quadro)\b/iu,
  ],
};

/** The first sentences of each document that by their form say what a section asks for, and what that counts. */
export function toldByForm(statements: readonly Statement[], wished: readonly WishedTopic[]): Map<Statement, number> {
  const found = new Map<Statement, number>();
  const asked = wished.filter(({ topic, weight }) => weight >= leastWeight && topic.id in forms);
  for (const { topic, weight } of asked) {
    const ranks = new Map<string, number>();
    for (const statement of statements) {
      const { documentId, text } = statement;
      const rank = ranks.get(documentId) ?? 0;
      const value = worth[rank];
      if (value === undefined || !forms[topic.id]?.some((form) => form.test(text))) continue;
      if (!isSound(statement) || !isWorthSaying(statement)) continue;
      ranks.set(documentId, rank + 1);
      found.set(statement, Math.max(found.get(statement) ?? 0, value * weight));
    }
  }
  return found;
}
