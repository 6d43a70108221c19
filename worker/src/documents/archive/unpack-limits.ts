/** What one archive or e-mail may hold: files, bytes of one (as an upload), bytes of all. */
export const unpackLimits = {
  files: 500,
  bytesOfFile: 200 * 1024 * 1024,
  bytes: 1024 * 1024 * 1024,
};
