import { failures } from '@bidloom/contract/failures';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../../lib/errors/app-error.ts';

/** Pixels of the square that is kept. */
const side = 256;
/** More pixels than a camera takes are a file that was made to fill the memory: 40 million are 160 MB while they are worked on. */
const mostPixels = 40_000_000;
const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

// One picture after the other: whoever sends many at once waits, and memory stays what one takes.
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a square of 256 pixels (WebP) of a picture, turned as its camera was held, its first frame where it moves, and without what the
 * camera wrote into it. Throws `unsupported_type` for what is none by its content, `invalid_input` for what is damaged or too large.
 */
export async function resizeImage(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !accepted.includes(type.mime)) {
    throw new AppError(failures.profile.wrongPicture);
  }
  const turn = last.then(() => shrink(content));
  last = turn.catch(() => undefined);
  return turn;
}

async function shrink(content: Buffer): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: false })
      .webp({ quality: 85 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch {
    throw new AppError(failures.profile.damagedPicture);
  }
}
