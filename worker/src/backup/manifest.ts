import { z } from 'zod';

/** Raised when an older version could not read what this one writes. */
export const formatVersion = 1;

const entry = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().nonnegative() });

/** What a backup contains: the last entry of its archive, written when everything else is. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  /** ISO 8601, UTC: the moment of the rows. */
  savedAt: z.string(),
  /** Versions of the schema, in their order. */
  migrations: z.array(z.string()),
  /** In an order in which rows can be written back, with their number. */
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  jobs: z.int(),
  /** Objects by key. */
  objects: z.record(z.string(), z.object({ contentType: z.string(), size: z.int() })),
  /** Objects that rows point at, but that the storage did not have. */
  missing: z.array(z.string()),
  /** Objects that were removed, with their rows, after these rows were read: a restore removes their rows again. */
  removed: z.array(z.string()).default([]),
  /** Objects that are not what was uploaded, by the checksum in their row; they are saved as they are. */
  changed: z.array(z.string()).default([]),
  /** SHA-256 and bytes of every entry of the archive but this one. */
  entries: z.record(z.string(), entry),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Names of the archive's entries. */
export const entryNames = {
  table: (name: string) => `rows/${name}.ndjson.gz`,
  jobs: 'queue/jobs.ndjson.gz',
  object: (key: string) => `objects/${key}`,
  file: (name: string) => `files/${name}`,
  manifest: 'manifest.json',
};
