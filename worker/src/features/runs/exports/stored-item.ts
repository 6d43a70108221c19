import type { ItemKind } from '@bidloom/jobs/run-types';

/** Something that a run found, as its row keeps it. What is in it is known to the analysis that writes items of the kind. */
export interface StoredItem<
  Kind extends ItemKind = ItemKind,
  Headline = unknown,
  Content = unknown,
  Correction = unknown,
> {
  kind: Kind;
  ordinal: number;
  headline: Headline;
  content: Content;
  /** What a person has put in its place. */
  correction: Correction;
}

/** Those of one kind, in their order. Items of a kind are written by one analysis, in the shape that it asks for here. */
export function itemsOf<Of extends StoredItem>(items: readonly StoredItem[], kind: Of['kind']): Of[] {
  return items.filter((item): item is Of => item.kind === kind);
}
