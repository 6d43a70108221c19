/** Each keyword once, whatever its case; one that is in both lists is a selected one. */
export function distinctKeywords(selected: readonly string[], custom: readonly string[]) {
  const seen = new Set<string>();
  const once = (text: string) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return { selectedKeywords: selected.filter(once), customKeywords: custom.filter(once) };
}
