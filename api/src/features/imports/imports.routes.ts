import { imports } from '@bidloom/contract';
import { one } from '../../lib/answers.ts';
import { notFound } from '../../lib/app-error.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { findImport } from './imports.repository.ts';

export const importsFeature: Feature = async (app) => {
  implement(app, imports.getImport, async ({ params, tenant }) => {
    const report = await tenant((trx) => findImport(trx, params.importId));
    if (!report) throw notFound('The import');
    return one(report);
  });
};
