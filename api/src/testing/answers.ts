import type { Endpoint } from '@bidloom/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describeApi } from '../openapi/document.ts';

interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

/** Where an answer differs from the document; nothing where it does not, or where the document does not know the address. */
export type AnswerCheck = (method: string, url: string, answer: LightMyRequestResponse) => string | undefined;

/** The last one: the next app of this process mostly has the same endpoints, and to write and compile a document takes half of its start. */
let last: { endpoints: readonly Endpoint[]; check: AnswerCheck } | undefined;

/** Compares answers with the OpenAPI document of this app: their status, their type, and the body where it is JSON. */
export function openAnswerCheck(app: FastifyInstance): AnswerCheck {
  const endpoints = app.registeredRoutes.flatMap(({ endpoint, method }) =>
    endpoint?.method === method ? endpoint : [],
  );
  const isSame =
    last?.endpoints.length === endpoints.length && last.endpoints.every((each, index) => each === endpoints[index]);
  if (!last || !isSame) last = { endpoints, check: checkAgainst(endpoints) };
  return last.check;
}

function checkAgainst(endpoints: readonly Endpoint[]): AnswerCheck {
  const document = describeApi(endpoints);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi', undefined, false);
  // The more of a path is written out, the sooner it is meant.
  const paths = Object.keys(document.paths)
    .map((path) => ({
      path,
      parameters: path.split('{').length,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .sort((one, other) => one.parameters - other.parameters);

  return (method, url, answer) => {
    const address = url.split('?')[0] ?? '';
    const verb = method.toLowerCase();
    const found = paths.find(({ path, pattern }) => pattern.test(address) && document.paths[path]?.[verb]);
    if (!found) return undefined;
    const status = String(answer.statusCode);
    const operation = document.paths[found.path]?.[verb] as Operation;
    const response = operation.responses[status];
    const name = `${method} ${found.path}: ${status}`;
    if (!response) return `${name} is not documented: ${answer.body}`;
    const place = response.$ref?.slice(1) ?? `/paths/${pointer(found.path)}/${verb}/responses/${status}`;
    // Some answers have no body.
    if (!response.$ref && !response.content)
      return answer.body === '' ? undefined : `${name} has a body: ${answer.body}`;
    const content = response.content ?? { 'application/json': {} };
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (type !== 'application/json') {
      const other = Object.keys(content).filter((each) => each !== 'application/json');
      return other.length > 0 ? undefined : `${name} is documented as JSON, and is ${type}`;
    }
    const reference = `openapi#${place}/content/${pointer('application/json')}/schema`;
    const validate = ajv.getSchema(reference) as ValidateFunction | undefined;
    if (!validate) return `${name} is documented without JSON: ${answer.body}`;
    return validate(answer.json()) ? undefined : `${name} differs: ${ajv.errorsText(validate.errors)}`;
  };
}

/** A name as a part of a JSON pointer in an address. */
const pointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
