import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for keeping. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without one — nobody has this address — the same work is done against another
 * hash, so that the time of the answer does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
