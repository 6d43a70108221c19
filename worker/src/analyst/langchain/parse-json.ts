/**
 * The JSON object in what a model wrote: alone, in a fence of backquotes, after its thoughts, or among words. Undefined where there is none.
 */
export function parseJson(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/u, '').trim();
  const fenced = /```(?:json)?[^\S\n]*\n([\s\S]*?)\n?[^\S\n]*```/iu.exec(said)?.[1];
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, fenced, braced]) {
    const value = candidate === undefined ? undefined : tryParse(candidate);
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
