import { allKinds } from '../../../facts/all-kinds.ts';
import type { PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace } from '../../../facts/model.ts';
import type { SectionWish } from '../../tasks.ts';
import { namesFact, wishedTopics } from '../topics/match-topics.ts';

/** What it counts that a section's title, or its prompt, names a fact itself and not only what it belongs to. */
const named = { title: 2, prompt: 1 };
/** What is less likely states its own fact only. */
const likely = 0.6;

/**
 * Which bid facts each section of a summary begins with: a fact belongs to the section whose title and prompt ask for it most plainly, and
 * to no other. Facts that no section asks for are in none.
 */
export function assignFacts(sections: readonly SectionWish[]): FactName[][] {
  const assigned = sections.map((): FactName[] => []);
  const asked = sections.map(askedFacts);
  for (const fact of new Set(asked.flatMap((facts) => [...facts.keys()]))) {
    const weights = asked.map((facts) => facts.get(fact) ?? 0);
    assigned[weights.indexOf(Math.max(...weights))]?.push(fact);
  }
  return assigned;
}

/** What a section is given: its own facts in their order, and the places that are not its to say: those that state the facts of
 * the others, and those that people decided against. */
export function factsOfSection(
  assigned: readonly (readonly FactName[])[],
  index: number,
  facts: readonly PlacedKnownFact[],
): { facts: PlacedKnownFact[]; elsewhere: FactPlace[] } {
  const find = (names: readonly FactName[]) => names.flatMap((name) => facts.filter(({ fact }) => fact === name));
  // A doubtful fact leaves its sentence to one that is likely there, of whatever section.
  const isLikelier = (place: FactPlace | null, other: PlacedKnownFact) =>
    allKinds[other.fact].class === 'words' && other.probability >= likely && isSamePlace(other.stated, place);
  const first = find(assigned[index] ?? []).filter(
    ({ fact, stated, probability }) =>
      probability >= likely || !facts.some((each) => each.fact !== fact && isLikelier(stated?.place ?? null, each)),
  );
  // A sentence that also states a fact of a later section is not said again there: it has both names here.
  const later = find(assigned.slice(index + 1).flat()).filter(({ fact, stated, probability }) => {
    const isTold = allKinds[fact].class === 'words' && fact !== 'contact' && probability >= likely;
    return (
      isTold && stated && first.some((each) => each.probability >= likely && isSamePlace(each.stated, stated.place))
    );
  });
  const own = [...first, ...later];
  const others = find(assigned.filter((_, other) => other !== index).flat());
  const elsewhere = others
    .flatMap(({ stated }) => stated?.place ?? [])
    .filter((place) => !own.some(({ stated }) => isSamePlace(stated, place)));
  return { facts: own, elsewhere: [...elsewhere, ...facts.flatMap(({ overruled }) => overruled ?? [])] };
}

function isSamePlace(stated: PlacedKnownFact['stated'], other: FactPlace | null): boolean {
  const place = stated?.place;
  if (!place || !other) return false;
  return place.documentId === other.documentId && place.page === other.page && place.start === other.start;
}

/** How plainly a section asks for each fact, in the order of its topics. */
function askedFacts({ title, prompt }: SectionWish): Map<FactName, number> {
  const weights = new Map<FactName, number>();
  for (const { topic, weight } of wishedTopics(title, prompt)) {
    for (const fact of topic.facts ?? []) weights.set(fact, Math.max(weight, weights.get(fact) ?? 0));
  }
  for (const [fact, weight] of weights) {
    const plain = (namesFact(fact, title) ? named.title : 0) + (namesFact(fact, prompt) ? named.prompt : 0);
    weights.set(fact, weight + plain);
  }
  return weights;
}
