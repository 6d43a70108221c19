import { type Database, withTenant } from '@bidloom/db';
import type { ModelRequest } from '@bidloom/worker/src/testing/model-request.ts';
import type { Scene } from './ten-runs.ts';

/** Tells of a call to the model which steps it was made for, as `readSteps` names them; none where it is of no step of these runs. */
export async function createCallReader(
  database: Database,
  { organizationId }: Scene,
  runIds: readonly string[],
): Promise<(call: ModelRequest) => string[]> {
  const steps = await withTenant(database, organizationId, (trx) =>
    trx
      .selectFrom('documentRequestItems')
      .select(['requestId', 'step', 'kind', 'headline'])
      .where('requestId', 'in', [...runIds])
      .execute(),
  );
  const byWish = new Map<string, string>();
  for (const { requestId, step, kind, headline } of steps) {
    const { title, keyword, question } = headline as { title?: string; keyword?: string; question?: string };
    const wish = kind === 'question' ? 'questions' : (title ?? keyword ?? question);
    if (wish) byWish.set(wish, `${requestId} ${step}`);
  }
  return (call) => wishesOf(call).flatMap((wish) => byWish.get(wish) ?? []);
}

/** What a call asks about: the title of a section, keywords, a question. */
function wishesOf({ body }: ModelRequest): string[] {
  const asked = body.messages?.find(({ role }) => role === 'user')?.content ?? '';
  if (body.response_format?.json_schema.name === 'tender_questions') return ['questions'];
  const patterns = [/^Section: (.*)$/gmu, /<keyword[^>]*>\n?(.*?)\n?<\/keyword>/gu, /^Question: (.*)$/gmu];
  return patterns.flatMap((pattern) => [...asked.matchAll(pattern)].map(([, wish = '']) => wish));
}
