import type { RequestItem } from '@bidloom/contract/document-requests';
import type { ChangeSide } from '@bidloom/contract/request-changes';

/** Something that a run has found, as far as two runs are compared by it. */
export interface Result {
  /** The same in both runs. */
  key: string;
  group: string | null;
  title: string;
  side: ChangeSide;
}

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();
const keyOf = (...parts: (string | null)[]) => parts.map((part) => plain(part ?? '')).join('\n');

/** What an item says that another run may say otherwise; documents are the same by their names, since later versions have other ids. */
export function listResults(item: RequestItem): Result[] {
  switch (item.kind) {
    case 'keyword':
      return keywordResults(item);
    case 'datasheet':
      return parameterResults(item);
    case 'summary_section': {
      const { title, claims } = item.headline;
      return textResult({ key: keyOf(title), group: null, title }, item, claims.map(({ text }) => text).join('\n'));
    }
    case 'answer': {
      const { questionId, question, categoryName, answered, answer } = item.headline;
      const found = answered ? answer : '';
      return textResult({ key: questionId, group: categoryName, title: question }, item, found);
    }
    case 'question': {
      const { text, audience } = item.headline;
      return [{ key: keyOf(audience, text), group: null, title: text, side: { text, byHand: false, place: null } }];
    }
    default:
      return [];
  }
}

function keywordResults({ headline }: Extract<RequestItem, { kind: 'keyword' }>): Result[] {
  const { keyword, documents } = headline;
  return documents.map(({ fileName, count }) => {
    const text = `${count} ${count === 1 ? 'hit' : 'hits'}`;
    return {
      key: keyOf(keyword, fileName),
      group: keyword,
      title: fileName,
      side: { text, byHand: false, place: null },
    };
  });
}

function parameterResults({ headline, content, correction }: Extract<RequestItem, { kind: 'datasheet' }>): Result[] {
  const { documentId, fileName } = headline;
  const corrected = new Map(
    correction && 'parameters' in correction ? correction.parameters.map((one) => [one.index, one]) : [],
  );
  return (content?.parameters ?? []).map((found, index) => {
    const { tag, section, parameter, condition, page, quote, boxes } = found;
    const { value, unit } = corrected.get(index) ?? found;
    const text = [unit ? `${value} ${unit}` : value, ...(condition ? [`(${condition})`] : [])].join(' ');
    const title = [tag, parameter].filter(Boolean).join(' · ');
    const place = { documentId, fileName, page, quote, boxes };
    const key = keyOf(fileName, tag, section, parameter, condition);
    return { key, group: section, title, side: { text, byHand: corrected.has(index), place } };
  });
}

/** A text that a person may have put another in the place of; one that is empty was not found. */
function textResult(
  what: Omit<Result, 'side'>,
  { correction }: Pick<RequestItem, 'correction'>,
  found: string,
): Result[] {
  const byHand = correction !== null && 'text' in correction;
  const text = byHand ? correction.text : found;
  return text.trim() === '' ? [] : [{ ...what, side: { text, byHand, place: null } }];
}
