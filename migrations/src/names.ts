import { CamelCasePlugin } from 'kysely';

/** snake_case in the database, camelCase in code. One for all: it remembers the names that it has seen. */
export const names = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
