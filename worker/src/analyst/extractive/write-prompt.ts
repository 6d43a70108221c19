import { wishedTopics } from './topics/match-topics.ts';

const longestWish = 1_000;

/**
 * Makes a section's prompt from a plain wish: the wish itself, what to look for in each topic that it names, and how to write it. The same
 * wish always gives the same prompt.
 */
export function writePrompt(wish: string): string {
  const plain = wish
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longestWish)
    .replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/u, '');
  const lines = plain === '' ? [] : [`Summarize what is said about: ${plain}.`];
  const topics = wishedTopics('', plain);
  if (topics.length > 0) {
    lines.push('Look for:', ...topics.map(({ topic }) => `- ${topic.name}: ${topic.lookFor}`));
  } else {
    lines.push('Look for figures with their units, days and hours, who must do what and from when on, and exceptions.');
  }
  lines.push(
    'Give figures, parties and clause numbers as they stand, and cite the page of each.',
    'Say so where two places contradict each other; leave out what is not spoken of.',
  );
  return lines.join('\n');
}
