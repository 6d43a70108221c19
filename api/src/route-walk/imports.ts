import { imports as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const importSamples = [sample(contract.getImport)];

/** A file that an import takes; whether it is a sheet is for the worker to find out. */
export const sheet = [{ name: 'sheet.xlsx', content: 'PK\u0003\u0004', field: 'file' }];
