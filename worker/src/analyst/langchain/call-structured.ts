import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { askModel, type ModelAccess, type ModelCall } from './ask-model.ts';
import { cutToTokens } from './budget.ts';
import type { AnswerFormat } from './chat-model.ts';
import { ModelFailure } from './model-failure.ts';
import { parseJson } from './parse-json.ts';
import type { StructuredPrompt } from './structured-prompt.ts';

/** How much of a wrong answer is shown to the model again, in tokens, and of what was wrong with it, in characters. */
const shown = { answer: 600, errors: 800 };

/**
 * Asks for an answer of a form. The form is sent to the server, but the answer is checked here as well, because many servers ignore it. A
 * wrong answer is sent back once with what is wrong. Throws a `ModelFailure` `bad_output` where the second answer is wrong, too.
 */
export async function callStructured<Schema extends z.ZodObject>(
  access: ModelAccess,
  { name, schema, messages }: StructuredPrompt<Schema>,
  call: ModelCall,
): Promise<z.output<Schema>> {
  const format = formatOf(name, schema);
  const first = await ask(access, messages, call, format);
  const read = readAs(schema, first);
  if (read.success) return read.value;
  const again = [
    ...messages,
    new AIMessage(cutToTokens(first, shown.answer) || '(nothing)'),
    new HumanMessage(
      `This could not be used: ${read.error}\nAnswer once more, whole, with one JSON object of the form that was asked for and nothing else.`,
    ),
  ];
  const second = readAs(schema, await ask(access, again, call, format));
  if (!second.success) throw new ModelFailure('bad_output');
  return second.value;
}

/** Servers that do not know forms at all refuse the request: they are asked without. */
async function ask(access: ModelAccess, messages: BaseMessage[], call: ModelCall, format: AnswerFormat) {
  if (access.refusesFormat) return askModel(access, messages, call);
  try {
    return await askModel(access, messages, call, format);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'refused_request') throw error;
    const text = await askModel(access, messages, call);
    access.refusesFormat = true;
    return text;
  }
}

function formatOf(name: string, schema: z.ZodObject): AnswerFormat {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    // The bounds of a safe integer say nothing, and some servers refuse a form with bounds.
    override: ({ jsonSchema }) => {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  return { type: 'json_schema', json_schema: { name, strict: true, schema: plain } };
}

type Read<T> = { success: true; value: T } | { success: false; error: string };

function readAs<Schema extends z.ZodObject>(schema: Schema, text: string): Read<z.output<Schema>> {
  const value = parseJson(text);
  if (value === undefined) return { success: false, error: 'it is not JSON.' };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { success: true, value: parsed.data };
  return { success: false, error: z.prettifyError(parsed.error).slice(0, shown.errors) };
}
