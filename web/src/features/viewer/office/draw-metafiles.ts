/** What draws, and its limit; a test gives its own. */
interface Drawing {
  /** The longest time for all metafiles of a file, and for loading the library, in milliseconds. */
  longest: number;
  /** Null: older browsers start no worker within a worker. */
  start(): Worker | null;
}

const inBrowser: Drawing = {
  longest: 10_000,
  start: () =>
    typeof Worker === 'undefined'
      ? null
      : new Worker(new URL('./draw-metafile.worker.ts', import.meta.url), { type: 'module' }),
};

/**
 * Draws metafiles as SVG, in a worker that is ended when its time is over: the library needs more than linear time and memory for drawings that
 * are made for it. Those that are not drawn by then are left out, as are those that can't be drawn.
 * @returns the drawings by the names of their metafiles
 */
export async function drawMetafiles(
  metafiles: ReadonlyMap<string, Uint8Array>,
  { longest, start }: Drawing = inBrowser,
): Promise<Map<string, Uint8Array>> {
  const drawings = new Map<string, Uint8Array>();
  if (metafiles.size === 0) return drawings;
  const worker = start();
  if (!worker) return drawings;
  let isOver = false;
  const over = new Promise<null>((resolve) => {
    const end = () => {
      isOver = true;
      resolve(null);
    };
    worker.onerror = end;
    worker.onmessageerror = end;
    setTimeout(end, longest);
  });
  for (const [name, bytes] of metafiles) {
    if (isOver) break;
    const answer = new Promise<Uint8Array | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => resolve(data);
    });
    worker.postMessage(bytes);
    const drawing = await Promise.race([answer, over]);
    if (drawing) drawings.set(name, drawing);
  }
  worker.terminate();
  return drawings;
}
