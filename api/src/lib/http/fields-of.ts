import type { z } from 'zod';

/** The fields of a body that a person fills in. */
export type FieldsOf<Body extends z.ZodType> = Omit<z.output<Body>, 'organizationId'>;

/** A body without the organisation that it may name, which has been compared with the caller's own and is no field to write. */
export const fieldsOf = <Body extends { organizationId?: unknown }>({ organizationId: _, ...fields }: Body) => fields;
