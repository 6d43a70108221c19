/**
 * The JSON object in what a model wrote: alone, in a fence of backquotes, after its thoughts, or among words. Undefined where there is none.
 */
export function parseJson(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/u, '').trim();
  const fenced = insideFence(said);
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, fenced, braced]) {
    const value = candidate === undefined ? undefined : tryParse(candidate);
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/** What is in the first fence that is closed; undefined where there is none. */
function insideFence(text: string): string | undefined {
  const opening = /```(?:json)?[^\S\n]*\n/iu.exec(text);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const end = text.indexOf('```', start);
  return end < 0 ? undefined : text.slice(start, end);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
