import { createScheduler, createWorker, OEM, type Scheduler } from 'tesseract.js';
import type { Box } from '../model.ts';
import { gatherLanguages } from './language-data.ts';
import type { OcrPage } from './ocr-page.ts';

/** A picture of a page: greys from 0 (black) to 255, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Recogniser {
  /** Lines of words with boxes as fractions of the picture, in reading order, and how sure the engine is of them. */
  recognise(image: GreyImage): Promise<Pick<OcrPage, 'lines' | 'confidence'>>;
  close(): Promise<void>;
}

/** A word below this confidence without two letters or figures is noise: specks, ruling lines, edges of stamps. */
const LEAST_CONFIDENCE = 40;

/** Starts engines (each with its own thread) when the first page comes; they are used for all pages until `close`. */
export function createRecogniser(options: { languages: string[]; folders: string[]; engines: number }): Recogniser {
  let starting: Promise<Scheduler> | null = null;
  return {
    async recognise(image) {
      starting ??= start(options);
      const scheduler = await starting;
      const { data } = await scheduler.addJob('recognize', toPgm(image), {}, { text: false, blocks: true });
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
      const recognised = lines
        .map((line) =>
          line.words
            .filter(
              ({ text, confidence }) =>
                text.trim() && (confidence >= LEAST_CONFIDENCE || /[\p{L}\p{N}]{2}/u.test(text)),
            )
            .map((word) => ({ text: word.text.normalize('NFC').trim(), box: toBox(word.bbox, image) })),
        )
        .filter((words) => words.length > 0);
      const sure = lines.flatMap((line) => line.words.map(({ confidence }) => confidence));
      const mean = sure.reduce((sum, each) => sum + each, 0) / sure.length;
      return { lines: recognised, ...(sure.length > 0 && { confidence: Math.round(mean) }) };
    },
    async close() {
      const scheduler = await starting?.catch(() => null);
      await scheduler?.terminate();
    },
  };
}

async function start(options: { languages: string[]; folders: string[]; engines: number }): Promise<Scheduler> {
  const folder = await gatherLanguages(options.languages, options.folders);
  try {
    const scheduler = createScheduler();
    const engines = Array.from({ length: options.engines }, () =>
      createWorker(folder.codes, OEM.LSTM_ONLY, { langPath: folder.path, cacheMethod: 'none', errorHandler: () => {} }),
    );
    for (const engine of await Promise.all(engines)) scheduler.addWorker(engine);
    return scheduler;
  } finally {
    // By now the engines have the data in memory.
    await folder.remove();
  }
}

/** The simplest format that the engine reads: it takes no time to compress. */
function toPgm({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

function toBox(area: { x0: number; y0: number; x1: number; y1: number }, { width, height }: GreyImage): Box {
  const box = [area.x0 / width, area.y0 / height, (area.x1 - area.x0) / width, (area.y1 - area.y0) / height];
  return box.map((fraction) => Math.round(fraction * 1e5) / 1e5) as Box;
}
