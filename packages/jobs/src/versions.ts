/**
 * The version of the reader. Raise it when reading stores something new, or something better: documents that an older version read then
 * tell people that reading them again would improve them. 1: tables are stored. 2: raised text and
 * signs of symbol fonts are read as what they say; Chinese, Korean and Polish are indexed by their words. 3: a warning says what may be missing or read wrongly.
 * 4: bold words in the middle of a sentence end neither it nor its paragraph. 5: filled fields of forms, comments and stamps are read, and
 * tables beside titles in the margin. 6: rows of a Word table have the page on which they are. 7: pages of Word files whose marks are missing
 * are divided, as the viewer draws them. 8: check boxes that a PDF draws are read as ticked or empty.
 */
export const readerVersion = 8;

/** The last version that reads files of these types better; other types were read better by the fifth. */
const lastVersions: Readonly<Record<string, number>> = {
  'application/pdf': 8,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 7,
};

/** The last version that reads files of a media type better; of a file that is converted, the type into which it is. */
export const readerVersionFor = (mediaType: string): number => lastVersions[mediaType] ?? 5;

/** The version of the rules that find facts. Raise it when they find more, or better: facts that older rules found are read again. */
export const factsVersion = 18;

/** The version of the rules that profile tenders. Raise it when they find more, or better: tenders are then profiled once more. */
export const profileVersion = 2;
