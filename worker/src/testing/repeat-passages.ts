import type { ModelRequest } from './model-request.ts';
import { sentPassages } from './sent-passages.ts';

/** What a model that only repeats the first passages would say, in the form that is asked for. */
export function repeatPassages(request: ModelRequest): string | object {
  const passages = sentPassages(request).map(({ n, text }) => ({ n, text: text.replace(/\s+/gu, ' ').slice(0, 120) }));
  const claims = passages.slice(0, 2).map(({ n, text }) => ({ text, passages: [n] }));
  switch (request.body.response_format?.json_schema.name) {
    case 'synonyms':
      return { keywords: [] };
    case 'tender_questions':
      return {
        questions: passages.map(({ n, text }) => {
          return { text: `Please confirm: ${text}`, audience: 'ask', reason: 'requirement', passages: [n], quotes: [] };
        }),
      };
    case 'keyword_summary':
    case 'summary_section':
      return { claims };
    default:
      return claims.map(({ text, passages: [n] }) => `${text.replace(/\.(?!\d)|[[\]]/gu, '')} [${n}].`).join(' ');
  }
}
