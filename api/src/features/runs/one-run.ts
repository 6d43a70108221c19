import { one } from '../../lib/answers.ts';
import { presentRequest, type RequestRow } from './runs.repository.ts';

/** The answer of a call that starts or changes a run. */
export const oneRun = (row: RequestRow) => one(presentRequest(row));
