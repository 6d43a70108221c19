import { join } from 'node:path';
import { type Candidate, collectCandidates } from '@bidloom/worker/src/facts/collect.ts';
import { decideFact, type FactModel } from '@bidloom/worker/src/facts/decide.ts';
import { statedFrom } from '@bidloom/worker/src/facts/find-facts.ts';
import { type FactDocument, type FactName, type FoundFact, factNames } from '@bidloom/worker/src/facts/model.ts';
import { withPlacesToLook } from '@bidloom/worker/src/facts/places-to-look.ts';
import { readCached } from '../corpus/read-cached.ts';
import { type Case, fitModel } from '../facts/fit-model.ts';
import { readTruth, type Truth } from '../facts/truth.ts';

/** What may be the bid facts of files, and what readers found in some of them. */
export interface FactCorpus {
  truths: Truth[];
  candidates: Map<string, Map<FactName, Candidate[]>>;
  documents: Map<string, FactDocument[]>;
}

/** @param paths the files, by name */
export async function loadFacts(truthFolder: string, paths: ReadonlyMap<string, string>): Promise<FactCorpus> {
  const candidates: FactCorpus['candidates'] = new Map();
  const documents: FactCorpus['documents'] = new Map();
  for (const [file, folder] of paths) {
    const { pages, language } = await readCached(join(folder, file));
    const read = pages.map(({ number, text, blocks, isContents = false }) => ({ number, text, blocks, isContents }));
    const own = [{ documentId: file, fileName: file, language, pages: read }];
    documents.set(file, own);
    candidates.set(file, collectCandidates(own));
  }
  return { truths: readTruth(truthFolder), candidates, documents };
}

/** A model that has not seen the files of `leftOut`. */
export function fitFacts({ truths, candidates }: FactCorpus, leftOut: ReadonlySet<string>): FactModel {
  const cases = truths.flatMap((truth): Case[] => {
    const ofFile = candidates.get(truth.file);
    return ofFile && !leftOut.has(truth.file) ? [{ truth, candidates: ofFile }] : [];
  });
  return fitModel(cases);
}

export function factsOf({ candidates, documents }: FactCorpus, file: string, model: FactModel): FoundFact[] {
  const ofFile = candidates.get(file) ?? new Map<FactName, Candidate[]>();
  const decided = factNames.map((fact) => decideFact(fact, ofFile, model, statedFrom));
  return withPlacesToLook(decided, documents.get(file) ?? []);
}
