import { keysOf, type Reading, type Statement } from '../../statements.ts';
import { matcherOf, topics } from '../../topics/match-topics.ts';

/** A line of a page that names what is below it, with its place. */
export type Heading = Reading['headings'][number];

/** A main part of a document: its heading, and what is said below it. */
export interface Part {
  title: string;
  statements: Statement[];
}

/** How a document is divided. */
export interface Outline {
  parts: Part[];
  statements: readonly Statement[];
  /** The nearest title of a statement, as it is on a page; null where no page shows it. */
  headingOf(statement: Statement): Heading | null;
  /** The last line before a statement that is a title. */
  headingNamed(title: string, before: Statement): Heading | null;
}

/** Headers and footers of pages are read as headings at times. */
const running =
  /(?:page|seite|página|pagina|strona|trang|p a g e|페이지)\s?:?\s?\d{1,4}(?:\s?(?:of|von|sur|de|di|z|\/|\|)\s?\d{1,4})?|\d{1,4}\s?\/\s?\d{1,4}\s*$|第\s?\d{1,4}\s?页/iu;
const leastParts = 3;
const deepest = 3;
const mostOfWhole = 0.6;

/** What a call for bids has headings about; a document without them is told by its outline rather than by bid facts. */
const topicsOfCall: ReadonlySet<string> = new Set([
  'submission',
  'eligibility',
  'validity',
  'security',
  'evaluation',
  'clarification',
]);
const ofCall = topics.filter(({ id }) => topicsOfCall.has(id));
/** A heading that names a topic by a phrase; single words are in many headings: "Operations and maintenance". */
const plainly = 1;
/** Of a document with fewer headings, they do not tell what it is. */
const leastTitles = 5;

/**
 * Headings of a plan of a purchase: how it is bought, and not what. Single words are in specifications, too: "Light sources", "Data
 * acquisition", "Award screen".
 */
const ofPurchase =
  /(?<!\p{L})(?:acquisition (?:plan|background|alternatives|streamlining|considerations|strategy|objectives|history|milestones)|procurement (?:plan|strategy|method|approach|route|history|options|considerations)|source selection|contract types?(?: selection)?|contract(?:ing)? (?:strategy|considerations|approach)|market (?:research|survey|analysis)|sourcing (?:strategy|options|approach)|sources of supply|set[- ]asides?|beschaffungs(?:plan|strategie|konzept)|vergabe(?:strategie|konzept|vermerk)|markt(?:analyse|erkundung)|stratégie d[’']achat|étude de marché|estrategia de contratación|estudio de mercado|strategia di gara|indagine di mercato|pesquisa de mercado|estratégia de contratação)(?![\p{L}]| (?:modules?|screens?|functions?|pages?|views?|tools?|software))|^\P{L}{0,4}(?:\d[\d.]{0,6}(?:\([a-z\d]{1,3}\)){0,4} ?)?(?:sources|competition)$/iu;
/** Of 43 files only the plan of a purchase has such headings, 9 of its 66. Most of the words are its own: other plans may have fewer of them. */
const leastOfPurchase = 3;

/** The titles above a statement without running lines, outermost first. */
export const titlesOf = ({ path }: Pick<Statement, 'path'>): string[] =>
  path.filter((title) => title.trim() !== '' && !running.test(title));

/** How one document is divided: by the outermost headings of which it has several. */
export function outlineOf(statements: readonly Statement[], headings: readonly Heading[]): Outline {
  let parts: Part[] = [];
  for (let depth = 0; depth < deepest; depth++) {
    parts = partsAt(statements, depth);
    if (isDivided(parts, statements.length)) break;
  }
  const byText = Map.groupBy(headings, ({ text }) => plain(text));
  const headingNamed = (title: string, { page, start }: Statement) =>
    byText.get(plain(title))?.findLast((each) => each.page < page || (each.page === page && each.start < start)) ??
    null;
  return {
    parts,
    statements,
    headingNamed,
    headingOf: (statement) => {
      const title = titlesOf(statement).at(-1);
      return title === undefined ? null : headingNamed(title, statement);
    },
  };
}

/** Several parts, none of which is most of the document. */
export function isDivided(parts: readonly Part[], all: number): boolean {
  return parts.length >= leastParts && parts.every((part) => part.statements.length <= mostOfWhole * all);
}

function partsAt(statements: readonly Statement[], depth: number): Part[] {
  const parts: Part[] = [];
  const known = new Map<string, Part>();
  for (const statement of statements) {
    const titles = titlesOf(statement);
    const title = titles[depth];
    // What is said right below a wider heading belongs to what comes before.
    const own = title === undefined ? parts.at(-1) : known.get(title);
    if (own) own.statements.push(statement);
    else if (title !== undefined) {
      const part = { title, statements: [statement] };
      known.set(title, part);
      parts.push(part);
    }
  }
  return parts;
}

/** Whether the headings of a document are about the purchase rather than about what is bought. Its own title does not count. */
export function plansPurchase({ statements }: Outline): boolean {
  const titles = new Set(statements.flatMap((statement) => titlesOf(statement).slice(1)));
  const first = new Set(statements.flatMap((statement) => titlesOf(statement).slice(0, 1)));
  const all = first.size > 1 ? new Set([...titles, ...first]) : titles;
  return [...all].filter((title) => ofPurchase.test(title)).length >= leastOfPurchase;
}

/**
 * Whether the headings of a document may be those of a call for bids. Of 29 calls, 26 have a heading that names the submission, the award or
 * who may bid; of eight specifications, terms of reference and standards none has.
 */
export function invitesBids(outline: Outline): boolean {
  return allTitles(outline).size < leastTitles || isCall(outline);
}

/** Whether headings of a document are those of a call for bids. */
export function isCall(outline: Outline): boolean {
  const language = outline.statements[0]?.language ?? '';
  return [...allTitles(outline)].some((title) =>
    ofCall.some((topic) => matcherOf(topic, language).weigh(keysOf(title, language)) >= plainly),
  );
}

const allTitles = ({ statements }: Outline) => new Set(statements.flatMap(titlesOf));

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
