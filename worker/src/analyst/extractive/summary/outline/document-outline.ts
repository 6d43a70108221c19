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

/** What a plan of a purchase has headings about: its sources, the kind of contract, prices and funds, not what is bought. */
const ofPurchase =
  /(?<!\p{L})(?:acquisitions?|procur\p{L}{2,8}|source selection|sources|contract types?|market research|competition|pricing|funding|solicitation|contracting|awards?|offerors?|vergabe\p{L}{0,12}|beschaffung\p{L}{0,12}|marktanalyse|passation|sourcing|contratación|contratação|appalto|affidamento)(?!\p{L})/iu;
/** Of the headings of eleven technical documents at most one in a hundred is of these, of a plan one in five. */
const leastOfPurchase = 0.1;

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

/** Whether the headings of a document are about the purchase rather than about what is bought. */
export function plansPurchase({ statements }: Outline): boolean {
  const titles = new Set(statements.flatMap(titlesOf));
  const found = [...titles].filter((title) => ofPurchase.test(title)).length;
  return titles.size >= leastTitles && found >= leastOfPurchase * titles.size;
}

/**
 * Whether the headings of a document may be those of a call for bids. Of 29 calls, 26 have a heading that names the submission, the award or
 * who may bid; of eight specifications, terms of reference and standards none has.
 */
export function invitesBids({ statements }: Outline): boolean {
  const language = statements[0]?.language ?? '';
  const titles = new Set(statements.flatMap(titlesOf));
  if (titles.size < leastTitles) return true;
  return [...titles].some((title) =>
    ofCall.some((topic) => matcherOf(topic, language).weigh(keysOf(title, language)) >= plainly),
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
