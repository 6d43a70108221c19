import { drawMetafile } from './draw-metafile.ts';

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(await drawMetafile(data));
};
