import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { likelyLanguage } from '@bidloom/worker/src/search/likely-language.ts';
import { createPageFloor } from '../bm25-pages.ts';
import { readCached } from '../corpus/read-cached.ts';
import { type PreparedRows, rowsOfPrepared } from '../corpus/rows-of-prepared.ts';

/** A line of a questions file. */
export interface Question {
  id: string;
  file: string;
  question: string;
  /** Pages that answer it; empty where the document contains no answer. */
  pages: number[];
}

/** A question with its document. */
export interface AskedQuestion extends Question, PreparedRows {
  /** Where its file is. */
  folder: string;
  /** The sets that it belongs to. */
  sets: string[];
  /** Pages in the order of plain BM25. */
  floor: number[];
}

/** Reads a questions file and the documents that it asks about. */
export async function loadQuestions(path: string, folder: string): Promise<AskedQuestion[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const questions = lines.map((line) => JSON.parse(line) as Question);
  const name = basename(path, '.jsonl');
  const asked: AskedQuestion[] = [];
  for (const [file, ofFile] of Map.groupBy(questions, (question) => question.file)) {
    const prepared = await readCached(join(folder, file));
    const rows = rowsOfPrepared(file, prepared);
    const floor = createPageFloor(prepared.pages, prepared.language);
    for (const question of ofFile) {
      const sets = [name, `${name}, ${languagesOf(question.question, prepared.language)}`];
      asked.push({ ...question, ...rows, folder, sets, floor: floor(question.question) });
    }
  }
  return asked;
}

/** Which of the languages of questions and documents a question has. */
export function languagesOf(question: string, language: string): string {
  if (language === 'en') return 'English';
  return likelyLanguage(question) === 'en' ? 'other languages, asked in English' : 'other languages, asked in them';
}
