import { one } from '../../lib/http/answers.ts';
import { presentRun } from './runs.presenter.ts';
import type { RunRow } from './runs.repository.ts';

/** The answer of a call that starts or changes a run. */
export const oneRun = (row: RunRow) => one(presentRun(row));
