export { checkRows, rebuildIndexes } from './check-rows.ts';
export { listReferencedObjects, type ReferencedObject } from './objects.ts';
export { openAt } from './open-at.ts';
export { RestoreRefusedError } from './restorable.ts';
export { readSnapshot } from './save-rows.ts';
export { type RowWriter, writeSnapshot } from './write-rows.ts';
