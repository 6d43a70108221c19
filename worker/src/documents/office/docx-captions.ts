/** How captions begin that the author did not mark by a style. */
const CAPTION =
  /^(?:[Tt]able|TABLE|Tab\.|Tabelle|Tableau|Tabla|Tabella|Tabel|Bảng|Exhibit|Schedule)\s+(?:\d|[A-Z]{1,4}\b)(?!\S*\s+(?:shows?|lists?|gives?|contains?|presents?|is|are)\s)/;
const LONGEST = 250;

/**
 * Finds the caption of each table: the paragraph right above it that names a table, or the one right below, unless that is above another
 * table.
 */
export function createCaptions(give: (table: string, text: string) => void) {
  /** A caption for the next table. Where no table follows it, `above` gets it: the table right above it, if that has no caption. */
  let waiting: { text: string; above: string | null } | null = null;
  let unnamed: string | null = null;

  const settle = () => {
    if (waiting?.above) give(waiting.above, waiting.text);
    waiting = null;
    unnamed = null;
  };

  return {
    paragraph(text: string, isCaption: boolean): void {
      const clean = text.trim();
      if (!clean) return;
      const above = waiting ? null : unnamed;
      settle();
      if (clean.length <= LONGEST && (isCaption || CAPTION.test(clean))) waiting = { text: clean, above };
    },
    table(id: string): void {
      if (waiting) give(id, waiting.text);
      unnamed = waiting ? null : id;
      waiting = null;
    },
    finish: settle,
  };
}
