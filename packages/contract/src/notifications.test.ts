import t from 'tap';
import { processingTypes } from './notifications.ts';

t.test('subjects of notifications have the numbers of the specification, and no two have one', async (t) => {
  t.match(processingTypes, {
    ...{ chatHistoryDownload: 1, datasheetExtraction: 2, keywordExtraction: 3, documentIngestion: 4 },
    predefinedQuestions: 5,
  });
  const numbers = Object.values(processingTypes);
  t.equal(new Set(numbers).size, numbers.length);
});
