import t from 'tap';
import { openAsOwner, openOwnTestDatabase } from '../testing.ts';

const database = await openOwnTestDatabase();
t.teardown(() => database.close());

t.test('every column that names objects is known to the one query that tells which are needed', async (t) => {
  const owner = await openAsOwner(database);
  const columns = await owner.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (column_name ~ 'object|storage|blob' or column_name ~ '_key$' and is_generated = 'NEVER')
     and data_type = 'text' and column_name not in ('email_key', 'file_name_key', 'keyword_key') order by 1`,
  );
  await owner.close();
  // A further one belongs into readReferencedObjects, or its objects are neither saved nor kept.
  t.same(
    columns.map(({ name }) => name),
    [
      'document_exports.object_key',
      'documents.object_key',
      'documents.rendition_key',
      'imports.object_key',
      'organization_removals.export_object_key',
    ],
  );
});
