// What pdf.js itself needs to read the text of files, without a table: the yardstick that runs beside the extraction of tables.
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

let characters = 0;
for (const path of process.argv.slice(2)) {
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) characters += item.str.length;
  }
  await task.destroy();
}
console.log(characters);
