/** The largest SVG of a metafile, in bytes. Apart from what draws them, which only a worker loads. */
export const mostDrawnBytes = 2_000_000;
