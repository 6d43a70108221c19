/** The limits of one archive or e-mail: files, bytes of one file (as for an upload), bytes of all. */
export const unpackLimits = {
  files: 500,
  bytesOfFile: 200 * 1024 * 1024,
  bytes: 1024 * 1024 * 1024,
};
