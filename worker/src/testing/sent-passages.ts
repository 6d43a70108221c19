import type { ModelRequest } from './model-request.ts';

/** A passage as the model was shown it. */
export interface SentPassage {
  n: number;
  document: string | undefined;
  /** `3`, or `3-4` for a passage over two pages. */
  page: string | undefined;
  section: string | undefined;
  text: string;
}

/** The passages of a question that was sent to a model, as the fences divide them. */
export function sentPassages({ body }: ModelRequest): SentPassage[] {
  const content = body.messages?.at(-1)?.content ?? '';
  return [...content.matchAll(/<passage( [^>]*)>\n([\s\S]*?)\n<\/passage>/gu)].map(([, head = '', text = '']) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(head)?.[1];
    return {
      n: Number(attribute('n')),
      document: attribute('document'),
      page: attribute('page'),
      section: attribute('section'),
      text,
    };
  });
}
