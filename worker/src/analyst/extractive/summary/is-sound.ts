import { withoutMark } from '@bidloom/texts/item-mark';
import { leadsOver, leansOnBefore } from '../leaning.ts';
import { hasBracketedBlank } from '../questions/bracketed-blank.ts';
import { tenderWords } from '../questions/tender-words.ts';
import { isGlossary, type Statement } from '../statements.ts';

/** In words; in writing without spaces, in characters. */
const length = { least: 6, most: 60, leastUnspaced: 14, mostUnspaced: 220 };

const unspaced = /[\p{Script=Han}\p{Script=Hangul}]/u;
const ends = /[.;:!?。；：！？)%]["”’»]?$/u;
const opens = /^["“„«¿¡]{0,2}(?:\p{Lu}|\p{Lo})/u;

/** The bidder fills in a page of a form, whatever it says. */
const formTitle =
  /(?<!\p{L})(?:forms?|format|pro-?forma|template|affidavit|undertaking|declaration|checklist|specimen|annexures?|formular|formblatt|formblätter|muster|erklärung|formulaire|modèle|attestation|formulario|modelo|modello|dichiarazione|formularz|wzór|oświadczenie|declaração|anexo|mẫu|formulier)(?!\p{L})/iu;
/** Text that a bidder signs, blanks, and references that say nothing themselves. */
const formText =
  /^(?:we|i|our|wir|ich|nous|je|nosotros|noi|my|nós)\b|_{3}|\.{5}|…{2}|\( \)|[☐☑☒□]|\([xX]\)|\s=\s|\bundersigned\b|\b(?:I|my|me)\/(?:we|our|us)\b|\bI hereby\b|(?<!\p{L})(?:ich|mich|meine?[nrsm]?|oświadczam|oświadczamy|dichiaro|declaro|declaramos|certifico|estou ciente|je soussigné)(?!\p{L})|<[^>]{2,60}>|^\(?(?:see|refer to|ref\.?|siehe|vgl\.|voir|ver|vedi|zob\.)\s/iu;
/** Refers to something that is not in the sentence. */
const pointing =
  /\b(?:(?:set out|listed|detailed|described|shown|given|indicated|mentioned|specified|outlined|defined|stated|provided|as) (?:below|above|hereunder)|as follows|the (?:above|aforesaid|following|foregoing)|(?:above|below)[- ]mentioned|aforementioned|(?:said|such) (?:clause|notice|period|case|event|item|document)s?|herein(?:above|below|before))\b|\b(?:nachfolgend|nachstehend|vorstehend|vorgenannt|obengenannt|o\. ?g\.|untenstehend|oben genannt)|\bci-(?:dessous|dessus|après|avant)\b|\b(?:anteriormente|a continuación|siguientes|citad[oa]s?|seguenti|suddett[oaie]|predett[oaie]|seguintes?|acima|abaixo|poniżej|powyżej|powyższ)/iu;
/** Continues the sentence before. */
const continuing =
  /^(?:following|\S{1,30} therefore|however|hence|thus|therefore|then|likewise|similarly|also|besides|but|and|or|nor|further(?:more)?|moreover|additionally|in addition|accordingly|subsequently|consequently|for this purpose|in such|any such|here|there|such|if so|e\.g\.|i\.e\.|note|nb|example|for example|per esempio|ad esempio|nota|por ejemplo|por exemplo|par exemple|exemple|zum beispiel|beispiel|hinweis|na przykład|in diesem fall|lorsque (?:ce|cela)|dans ce cas|si tel|in (?:that|this) case|en (?:este|ese|tal) caso|in (?:questo|tal) caso|neste caso|ante la falta|(?:debe|deberá|deben|deberán|podrá|podrán|deve|dovrà|devono|deverá|poderá) \p{L}{2,20}(?:se|ere|ire|are|r)|allerdings|außerdem|jedoch|ferner|zudem|darüber hinaus|weiterhin|somit|daher|cependant|toutefois|ainsi|aussi|ensuite|en outre|de plus|par ailleurs|néanmoins|sin embargo|asimismo|igualmente|posteriormente|además|por lo tanto|inoltre|successivamente|pertanto|tuttavia|além disso|portanto|ponadto|jednak|w tym)(?!\p{L})/iu;

/** Says what a part of the document is for. */
const aboutItself =
  /^(?:(?:the )?(?:scope|purpose) of )?(?:this |the |these )?(?:section|chapter|part|annex|appendix|document|table|volume)s?\b[^.]{0,60}\b(?:outlines?|describes?|contains?|sets? out|explains?|defines?|provides?|lists?|comprises?|summari[sz]es?)\b/iu;
/** A sentence that was cut after an abbreviation ends like this. */
export const cutEnd =
  /(?:^|[\s'’(])(?:artt?|abs|avv|dott|dr|ing|all|nr|no|n|cfr|cl|par|pag|lett|co|comma|ust|poz|pkt|str|vgl|gem|bzw|ca|inc|ltd|mr|mrs|ms|sec|para|p|pp|vol|fig|ref|tel|st|rs|approx|resp|ss|srl|spa|lgs|im|ul|nº|núm)\.$/iu;

interface Soundness {
  /** Whether an item without the sentence that introduces its list says what is required; left out: it does where it binds. */
  tells?: boolean;
  /** Whether a sentence may say what its document is for. */
  maySayItself?: boolean;
}

/**
 * Whether a reader who sees only this statement understands it: a whole sentence, or a row with a name and a value; no form, no heading,
 * nothing that only refers to another place.
 */
export function isSound(statement: Statement, options: Soundness = {}): boolean {
  const { text, shape } = statement;
  const { tells = bindsOf(statement), maySayItself = false } = options;
  if (isOfForm(statement) || isGlossary(statement) || /[?？]$/u.test(text) || !hasFittingLength(text)) return false;
  if (shape === 'row') return isTellingRow(text);
  const bare = withoutMark(text);
  if (isCapitals(bare)) return false;
  if (
    !(ends.test(text) || leadsOver(text)) ||
    cutEnd.test(text) ||
    (!maySayItself && aboutItself.test(bare)) ||
    continuing.test(bare)
  )
    return false;
  if (!leadsOver(text) && pointing.test(text)) return false;
  // An item is understood below the sentence that introduces its list; where that is missing, the item itself must say what is required.
  if (statement.lead && shape === 'item') return true;
  if (shape === 'item' && !tells) return false;
  return opens.test(bare) && (!leansOnBefore(bare) || statement.before !== null) && letterShare(bare) > 0.6;
}

function bindsOf({ text, language }: Statement): boolean {
  return tenderWords(language).binding.test(text);
}

/** Whether the bidder fills in or signs a statement, or it can't be read. */
export function isOfForm(statement: Statement): boolean {
  const { text, path } = statement;
  if (formText.test(text) || hasBracketedBlank(text) || isOfOtherScript(statement)) return true;
  return path.slice(-2).some((title) => formTitle.test(title));
}

function hasFittingLength(text: string): boolean {
  if (unspaced.test(text)) return text.length >= length.leastUnspaced && text.length <= length.mostUnspaced;
  const words = text.split(' ').length;
  return words >= length.least && words <= length.most;
}

/** "1 | Pumps | 4": a name, and something about it. */
function isTellingRow(text: string): boolean {
  const cells = text.split('|').filter((cell) => /\p{L}{2}|\d/u.test(cell));
  return cells.length >= 2 && cells.some((cell) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}]/u.test(cell));
}

/** Titles and warnings in capitals are read as headings. */
function isCapitals(text: string): boolean {
  const [upper, lower] = [text.match(/\p{Lu}/gu)?.length ?? 0, text.match(/\p{Ll}/gu)?.length ?? 0];
  return upper > lower;
}

function letterShare(text: string): number {
  const visible = text.replace(/\s/gu, '');
  return (visible.match(/\p{L}/gu)?.length ?? 0) / Math.max(1, visible.length);
}

const ownScript: Record<string, RegExp> = {
  zh: /\p{Script=Han}/gu,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
};
const latin = /\p{Script=Latin}/gu;

/** Much of it is in another script than its document: half of a bilingual line, or glyphs without their letters. */
function isOfOtherScript({ text, language }: Statement): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(ownScript[language] ?? latin)?.length ?? 0;
  return own < 0.5 * letters;
}
