import { failures } from '@bidloom/contract/failures';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../../lib/errors/app-error.ts';

/** The side of the stored square, in pixels. */
const side = 256;
/** A file with more pixels than a camera takes was made to fill the memory: 40 million take 160 MB while they are processed. */
const mostPixels = 40_000_000;
const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

// One picture after the other: a client that sends many at once waits, and the memory is that of one picture.
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a square of 256 pixels (WebP) from a picture. It is upright as the camera recorded it, only the first frame of a moving picture,
 * and without the camera's metadata. Throws `unsupported_type` for a file that is no picture, `invalid_input` for one that is damaged or
 * too large.
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
