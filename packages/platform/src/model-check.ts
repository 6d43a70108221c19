import type { Config } from './config.ts';

/** Milliseconds until a model server has to have answered. */
const limitMs = 3000;

/**
 * A call that rejects where the server of the language model does not answer, fails, or refuses the key; undefined without a model. It asks for
 * the list of models, which every OpenAI-compatible server answers without using a token; one that has no such list answers as well.
 */
export function modelCheck(model: Config['model']): (() => Promise<void>) | undefined {
  if (!model) return undefined;
  const address = `${(model.baseUrl ?? 'https://api.openai.com/v1').replace(/(?<!\/)\/+$/, '')}/models`;
  return async () => {
    const headers = { authorization: `Bearer ${model.apiKey}` };
    const { ok, status, body } = await fetch(address, { headers, signal: AbortSignal.timeout(limitMs) });
    await body?.cancel();
    if (!ok && status !== 404) throw new Error(`The model server answered ${status}.`);
  };
}
