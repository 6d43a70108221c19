import t from 'tap';
import { explainFailure } from './failures.ts';

t.test('an error of the file system that has no words is told by its number', async (t) => {
  t.match(
    explainFailure('/data', { errno: 44 }).message,
    /not complete: error 44 of its file system\. Keep the folder/u,
  );
  t.match(explainFailure('/data', { errno: 51 }).message, /^The disk of the data folder \/data is full \(error 51 /u);
});
