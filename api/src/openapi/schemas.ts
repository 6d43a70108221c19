import * as contract from '@bidloom/contract';
import { z } from 'zod';
import { meanings } from './meanings.ts';

export type JsonSchema = Record<string, unknown>;

/** The schemas of a document: named ones are collected separately, and referred to. */
export interface SchemaBook {
  /** Turns a schema into what a body is sent by (`input`), or what an answer is read by (`output`). */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  /** Keeps a schema under a name and returns the reference to it. */
  keep(name: string, schema: JsonSchema): JsonSchema;
  /** Says what the fields of all kept schemas mean; once, in the end. */
  explain(): void;
  readonly schemas: Record<string, JsonSchema>;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The features of the contract, by name. */
export const features = Object.entries(contract as Record<string, unknown>).filter(
  (entry): entry is [string, Record<string, unknown>] => Object.prototype.toString.call(entry[1]) === '[object Module]',
);

/** Every schema that a feature of the contract exports is named as its export is; a second call names what is new. */
function nameSchemas(): void {
  for (const [, exports] of [...features, ['envelope', { failure: contract.failure }] as const]) {
    for (const [name, value] of Object.entries(exports)) {
      if (!isSchema(value) || z.globalRegistry.get(value)?.id) continue;
      z.globalRegistry.add(value, { ...z.globalRegistry.get(value), id: pascal(name) });
    }
  }
}

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Leaves out what the format says already, and the bounds of every whole number. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/**
 * Says of every field in a schema what it means, where the schema does not say it itself; `name` is what the schema is called. What is
 * referred to by name is described there.
 */
function explain(node: unknown, name: string): void {
  if (typeof node !== 'object' || node === null) return;
  const { properties } = node as { properties?: Record<string, JsonSchema> };
  for (const [field, schema] of Object.entries(properties ?? {})) {
    const isSaid = schema.description !== undefined || schema.$ref !== undefined || schema.const !== undefined;
    const meaning = meaningOf(field, name);
    if (!isSaid && meaning) schema.description = meaning;
  }
  for (const part of Object.values(node)) explain(part, name);
}

/** What a field or a parameter means by its name. */
export const meaningOf = (field: string, schema = ''): string | undefined =>
  meanings[`${schema}.${field}`] ?? meanings[field];

export function openSchemaBook(): SchemaBook {
  nameSchemas();
  const schemas: Record<string, JsonSchema> = {};

  /** Adds named schemas; one whose form in requests differs from its form in answers gets a second name. */
  function takeIn(named: Record<string, JsonSchema>, text: string): string {
    let [definitions, rest] = [named, text];
    for (;;) {
      const changed = Object.keys(definitions).find(
        (name) => schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(definitions[name]),
      );
      if (!changed) break;
      const rename = (json: string) =>
        json.replaceAll(`"#/components/schemas/${changed}"`, `"#/components/schemas/${changed}Input"`);
      definitions = Object.fromEntries(
        Object.entries(definitions).map(([name, schema]) => [
          name === changed ? `${name}Input` : name,
          JSON.parse(rename(JSON.stringify(schema))),
        ]),
      );
      rest = rename(rest);
    }
    Object.assign(schemas, definitions);
    return rest;
  }

  return {
    schemas,
    schemaOf(schema, io) {
      // Inside of another one a named schema becomes a reference.
      const whole = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any', override: simplify });
      const { properties, $defs = {} } = JSON.parse(
        JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
      );
      // Written out, it would refer to itself in a way that few generators follow.
      if ($defs.JsonValue) $defs.JsonValue = { description: 'Any JSON' };
      for (const definition of Object.values($defs) as JsonSchema[]) delete definition.id;
      return JSON.parse(takeIn($defs, JSON.stringify(properties.it)));
    },
    explain() {
      for (const [name, schema] of Object.entries(schemas)) explain(schema, name);
    },
    keep(name, schema) {
      if (schema.$ref) return schema;
      schemas[name] = schema;
      return reference(name);
    },
  };
}
