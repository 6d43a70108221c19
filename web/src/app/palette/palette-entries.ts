/** A place that the palette can open. */
export interface PaletteEntry {
  group: string;
  label: string;
  /** The end of the label that is shown if there is no room for all of it. */
  end?: string;
  path: string;
  /** Words beside the label, such as a tender's customer. */
  hint?: string;
  /** The state of the new entry of the history. */
  state?: object;
  /** The state that replaces that of the current entry of the history; without it, the palette adds an entry. */
  replacing?: object;
  /** A selector of the element that gets the focus; the heading of the screen if it is missing. */
  focus?: string;
}

/** How many entries are shown. */
const most = 12;

/** The entries that contain every typed word; those that begin with the first word come first. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = entries.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: PaletteEntry) => label.toLowerCase().startsWith(words[0] ?? '');
  return [...matching.filter(begins), ...matching.filter((entry) => !begins(entry))].slice(0, most);
}
