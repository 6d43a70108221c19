import { deflateSync } from 'node:zlib';
import { PDFName } from 'pdf-lib';
import t from 'tap';
import type { Page } from './model.ts';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { makeEncryptedPdf, makePdf, turn, wrap, writeLines } from './testing/make-pdf.ts';
import { embedType1Font } from './testing/make-type1-font.ts';

const PROSE =
  'The bidder shall deliver the valves within twelve weeks of the award and shall bear the cost of transport, insurance and ' +
  'unloading at the site named by the purchaser, who inspects them within ten days of their arrival and tells the bidder of any defect.';

async function read(draw: Parameters<typeof makePdf>[0]): Promise<Page[]> {
  const source = await writeSource('tender.pdf', 'application/pdf', await makePdf(draw));
  return (await readDocument(source, options)).pages;
}

const blocksOf = (page: Page | undefined) =>
  (page?.blocks ?? []).map((block) => ({ ...block, text: page?.text.slice(block.start, block.end) ?? '' }));

t.test('words are where they were drawn, as fractions from the top left', async (t) => {
  const [page] = await read(({ page, regular }) => {
    page().drawText('Guarantee of twelve months', { x: 119, y: 842 - 421, size: 10, font: regular });
  });
  t.equal(page?.text, 'Guarantee of twelve months');
  t.same(
    page?.words.map(({ start, end }) => page.text.slice(start, end)),
    ['Guarantee', 'of', 'twelve', 'months'],
  );
  const [x, y, width, height] = page?.words[0]?.box ?? [0, 0, 0, 0];
  t.ok(Math.abs(x - 0.2) < 0.002 && y < 0.5 && y + height > 0.5, 'the box of the first word contains its baseline');
  t.ok(Math.abs(width - 49 / 595) < 0.005, 'and has its width');
  const last = page?.words[3]?.box ?? [0, 0, 0, 0];
  t.ok(Math.abs(last[0] + last[2] - (119 + 125) / 595) < 0.01, 'the last ends where the text ends');
});

t.test(
  'a value of two lines that is centred beside its label is read after it, and its second line is no heading',
  async (t) => {
    const [page] = await read(({ page, regular, bold }) => {
      const sheet = page();
      writeLines(sheet, regular, wrap(regular, PROSE, 450, 10), { x: 60, y: 780, size: 10 });
      sheet.drawText('Measure:', { x: 60, y: 596, size: 10, font: bold });
      sheet.drawText('Agency for the design of pictures', { x: 120, y: 600.5, size: 10, font: bold });
      sheet.drawText('of scientific subjects', { x: 120, y: 588, size: 10, font: bold });
      sheet.drawText('Remarks', { x: 60, y: 500, size: 10, font: bold });
    });
    t.match(page?.text, 'Measure: Agency for the design of pictures\nof scientific subjects');
    const headings = blocksOf(page).filter(({ kind }) => kind === 'heading');
    t.notOk(headings.some(({ text }) => text.startsWith('of ')));
  },
);

t.test('text whose characters only the font itself defines is read as printed', async (t) => {
  const shown = ['V', 'a', 'l', 'v', 'e', 'space', 'D', 'N', 'five', 'zero'];
  const [page] = await read(({ pdf, page }) => {
    const glyphs = Object.fromEntries(shown.map((name, index) => [65 + index, name]));
    const sheet = page();
    sheet.node.setFontDictionary(PDFName.of('Own'), embedType1Font(pdf, glyphs));
    const codes = shown.map((_, index) => (65 + index).toString(16)).join('');
    sheet.node.set(
      PDFName.of('Contents'),
      pdf.context.register(pdf.context.stream(`BT /Own 12 Tf 100 700 Td <${codes}> Tj ET`)),
    );
  });
  t.equal(page?.text, 'Valve DN50');
});

t.test(
  'where the PDF gives no widths, letters are as wide as their font says, and never as another font says',
  async (t) => {
    const codes = Object.fromEntries([...'Valve'].map((letter) => [letter.charCodeAt(0), letter]));
    const endOf = async (entries: Record<string, string | number | number[]>) => {
      const [page] = await read(({ pdf, page }) => {
        const sheet = page();
        const font = embedType1Font(pdf, codes, { Encoding: 'WinAnsiEncoding', ...entries });
        sheet.node.setFontDictionary(PDFName.of('Own'), font);
        sheet.node.set(
          PDFName.of('Contents'),
          pdf.context.register(pdf.context.stream('BT /Own 20 Tf 100 700 Td (Valve) Tj ET')),
        );
      });
      t.equal(page?.text, 'Valve');
      const [x, , width] = page?.words[0]?.box ?? [0, 0, 0, 0];
      return Math.round((x + width) * 595);
    };
    t.equal(await endOf({}), 150, 'all widths are there');
    t.equal(await endOf({ FirstChar: 32, LastChar: 126, Widths: [250] }), 150, 'widths of other letters are there');
    t.equal(
      await endOf({ FontMatrix: [0.002, 0, 0, 0.002, 0, 0] }),
      150,
      'it has a matrix that this kind of font cannot have',
    );
  },
);

t.test('a page that is shown turned is read and measured as shown', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    turn(page, 90);
    page.drawText('Upright as seen', {
      x: 100,
      y: 200,
      size: 12,
      font: pen.regular,
      rotate: { type: 'degrees', angle: 90 } as never,
    });
  });
  t.equal(page?.text, 'Upright as seen');
  t.equal(page?.width, 842);
  const [x, y] = page?.words[0]?.box ?? [0, 0];
  t.ok(Math.abs(x - 200 / 842) < 0.01 && Math.abs(y - (100 - 11) / 595) < 0.02);
});

t.test('a table laid sideways on an upright page is read sideways', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    for (const [index, text] of ['First line of it', 'Second line of it', 'Third line of it'].entries()) {
      page.drawText(text, {
        x: 100 + 14 * index,
        y: 200,
        size: 11,
        font: pen.regular,
        rotate: { type: 'degrees', angle: 90 } as never,
      });
    }
  });
  t.equal(page?.text, 'First line of it\nSecond line of it\nThird line of it');
  const [x, , width, height] = page?.words[0]?.box ?? [0, 0, 0, 0];
  t.ok(x < 100 / 595 && height > width, 'boxes are on the page as shown');
});

t.test('two columns are read one after the other, below what spans them', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    page.drawText('Conditions of contract for the supply of valves and pumps to the utility', {
      x: 50,
      y: 800,
      size: 13,
      font: pen.regular,
    });
    const left = wrap(pen.regular, `Left begins. ${PROSE} ${PROSE} Left ends.`, 235);
    const right = wrap(pen.regular, `Right begins. ${PROSE} ${PROSE} Right ends.`, 235);
    writeLines(page, pen.regular, left, { x: 50, y: 760 });
    writeLines(page, pen.regular, right, { x: 310, y: 760 });
  });
  const order = ['Conditions of contract', 'Left begins', 'Left ends', 'Right begins', 'Right ends'];
  const places = order.map((text) => page?.text.replaceAll('\n', ' ').indexOf(text) ?? -1);
  t.ok(places.every((place) => place >= 0));
  t.same(
    places,
    places.toSorted((a, b) => a - b),
  );
});

t.test(
  'a few lines in two columns are columns where a sentence continues over them, cells beside each other are not',
  async (t) => {
    const text = `The guarantee begins ${PROSE.toLowerCase()}`.replaceAll('.', ',');
    const [columns, cells] = await read((pen) => {
      const page = pen.page();
      const lines = wrap(pen.regular, `${text} ${text} ${text}`, 220, 10).slice(0, 12);
      writeLines(page, pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 790 });
      writeLines(page, pen.regular, lines.slice(0, 6), { x: 50, y: 700, size: 10 });
      writeLines(page, pen.regular, lines.slice(6), { x: 310, y: 700, size: 10 });
      writeLines(page, pen.regular, wrap(pen.regular, `Below. ${PROSE}`, 480), { x: 50, y: 590 });

      const other = pen.page();
      writeLines(other, pen.regular, lines.slice(0, 6), { x: 50, y: 700, size: 10 });
      writeLines(other, pen.regular, ['Yes, see', ...lines.slice(6, 11)], { x: 310, y: 700, size: 10 });
    });
    const flat = columns?.text.replaceAll('\n', ' ') ?? '';
    t.ok(flat.includes(text), 'from the bottom of one to the top of the other');
    t.ok(flat.indexOf('Below.') > flat.indexOf('The guarantee begins'));
    t.match(cells?.text, /^The guarantee begins[^\n]* Yes, see/);
  },
);

t.test('headings are recognised by size, weight and numbering, with levels', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    page.drawText('Part 1 Instructions', { x: 50, y: 790, size: 18, font: pen.bold });
    page.drawText('1. Scope', { x: 50, y: 750, size: 14, font: pen.bold });
    writeLines(page, pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 725 });
    page.drawText('1.1 Delivery', { x: 50, y: 650, size: 11, font: pen.bold });
    writeLines(page, pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 630 });
  });
  const headings = blocksOf(page).filter((block) => block.kind === 'heading');
  t.same(
    headings.map(({ text, level }) => [text, level]),
    [
      ['Part 1 Instructions', 1],
      ['1. Scope', 2],
      ['1.1 Delivery', 3],
    ],
  );
});

t.test('a line that is bold in the middle of a sentence is no heading and does not end the sentence', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    const [first = '', second = '', ...rest] = wrap(pen.bold, PROSE, 480);
    page.drawText('1. Delivery', { x: 50, y: 750, size: 14, font: pen.bold });
    writeLines(page, pen.regular, [first], { x: 50, y: 725 });
    writeLines(page, pen.bold, [second], { x: 50, y: 711 });
    writeLines(page, pen.regular, rest, { x: 50, y: 697 });
  });
  t.same(
    blocksOf(page).map(({ kind, text }) => [kind, text.replaceAll('\n', ' ')]),
    [
      ['heading', '1. Delivery'],
      ['paragraph', PROSE],
    ],
  );
});

t.test('bold words that begin at the end of a line and fill the next one are part of the sentence', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    const text = '1. The deadline for returning tenders is extended from 7 November to noon on';
    writeLines(page, pen.regular, [text], { x: 50, y: 750 });
    writeLines(page, pen.bold, ['the 14th of'], { x: 54 + pen.regular.widthOfTextAtSize(text, 11), y: 750 });
    writeLines(page, pen.bold, ['November 2031.'], { x: 50, y: 736 });
    writeLines(page, pen.regular, ['2. All other terms remain as they are in the Invitation to Tender.'], {
      ...{ x: 50, y: 710 },
    });
  });
  const [first] = blocksOf(page).map(({ text }) => text.replaceAll('\n', ' '));
  t.match(first, /to noon on the 14th of November 2031\.$/);
});

t.test('clause titles in the left margin become headings before their text', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    const text = wrap(pen.regular, `${PROSE} ${PROSE}`, 380);
    writeLines(page, pen.regular, text, { x: 160, y: 780 });
    writeLines(page, pen.regular, ['4. Delivery of', 'the goods'], { x: 50, y: 780 });
    writeLines(page, pen.regular, text, { x: 160, y: 600 });
    writeLines(page, pen.regular, ['5. Payment'], { x: 50, y: 600 });
  });
  t.same(
    blocksOf(page).map(({ kind, text }) => [kind, text.slice(0, 24)]),
    [
      ['heading', '4. Delivery of\nthe goods'],
      ['paragraph', 'The bidder shall deliver'],
      ['heading', '5. Payment'],
      ['paragraph', 'The bidder shall deliver'],
    ],
  );
});

t.test('running headers, footers and page numbers are left out, the text beside them is not', async (t) => {
  const pages = await read((pen) => {
    for (let number = 1; number <= 5; number++) {
      const page = pen.page();
      page.drawText('Tender 2026-114 Supply of valves', { x: 50, y: 815, size: 9, font: pen.regular });
      page.drawText(`Page ${number} of 5`, { x: 270, y: 25, size: 9, font: pen.regular });
      writeLines(
        page,
        pen.regular,
        [`Only page ${number} says ${'abcde'[number - 1]}`, 'and this is its second line.'],
        { x: 50, y: 770 },
      );
    }
  });
  t.same(
    pages.map((page) => page.text),
    [1, 2, 3, 4, 5].map((number) => `Only page ${number} says ${'abcde'[number - 1]}\nand this is its second line.`),
  );
});

t.test('titles that count up at the top of each page are no running header', async (t) => {
  const pages = await read((pen) => {
    for (let number = 1; number <= 4; number++) {
      const page = pen.page();
      page.drawText(`Form ${number}`, { x: 250, y: 800, size: 14, font: pen.bold });
      writeLines(page, pen.regular, wrap(pen.regular, `${'abcd'[number - 1]} ${PROSE}`, 480), { x: 50, y: 760 });
    }
  });
  t.same(
    pages.map((page) => page.text.split('\n')[0]),
    ['Form 1', 'Form 2', 'Form 3', 'Form 4'],
  );
});

t.test('lines in columns become rows of a table with cells and a header', async (t) => {
  const [page] = await read((pen) => {
    const page = pen.page();
    const rows = [
      ['Tag', 'Description', 'Size', 'Quantity'],
      ['V-101', 'Gate valve', '100', '12'],
      ['V-102', 'Check valve', '80', '4'],
      ['V-103', 'Butterfly valve', '150', '7'],
    ];
    page.drawText('The valves are listed below and have to be offered all together.', {
      x: 50,
      y: 780,
      size: 11,
      font: pen.regular,
    });
    rows.forEach((row, index) => {
      row.forEach((cell, column) => {
        page.drawText(cell, { x: 50 + 120 * column, y: 740 - 20 * index, size: 11, font: pen.regular });
      });
    });
  });
  const rows = blocksOf(page).filter((block) => block.kind === 'table_row');
  t.same(
    rows.map((row) => row.text),
    [
      'Tag | Description | Size | Quantity',
      'V-101 | Gate valve | 100 | 12',
      'V-102 | Check valve | 80 | 4',
      'V-103 | Butterfly valve | 150 | 7',
    ],
  );
  t.same(
    rows.map((row) => row.table?.isHeader),
    [true, false, false, false],
  );
  const cell = rows[2]?.table?.cells[1];
  t.equal(page?.text.slice(cell?.start, cell?.end), 'Check valve');
});

t.test('entries of a table of contents are no headings, and their page is marked', async (t) => {
  const pages = await read((pen) => {
    const contents = pen.page();
    contents.drawText('Table of Contents', { x: 50, y: 790, size: 16, font: pen.bold });
    for (let chapter = 1; chapter <= 8; chapter++) {
      contents.drawText(`${chapter}. Chapter about something ${'.'.repeat(60)} ${chapter + 2}`, {
        x: 50,
        y: 780 - 20 * chapter,
        size: 11,
        font: pen.bold,
      });
    }
    writeLines(pen.page(), pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 780 });
  });
  t.equal(pages[0]?.isContents, true);
  t.equal(pages[1]?.isContents, undefined);
  t.same(
    blocksOf(pages[0]).filter((block) => block.kind === 'heading'),
    [],
  );
  t.match(pages[0]?.text, /^3\. Chapter about something 5$/m, 'the dots are gone');
});

t.test('the language is detected', async (t) => {
  const draw: Parameters<typeof makePdf>[0] = (pen) => {
    writeLines(pen.page(), pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 780 });
  };
  const source = await writeSource('tender.pdf', 'application/pdf', await makePdf(draw));
  t.equal((await readDocument(source, options)).language, 'en');
});

t.test('progress counts pages, and an abort ends the reading', async (t) => {
  const bytes = await makePdf((pen) => {
    for (let number = 0; number < 6; number++)
      writeLines(pen.page(), pen.regular, wrap(pen.regular, PROSE, 480), { x: 50, y: 780 });
  });
  const source = await writeSource('tender.pdf', 'application/pdf', bytes);
  const seen: [number, number, string][] = [];
  await readDocument(source, { ...options, onPages: (...report) => seen.push(report) });
  t.same(
    seen,
    [1, 2, 3, 4, 5, 6].map((done) => [done, 6, 'reading']),
  );

  const stop = new AbortController();
  const reading = readDocument(source, {
    ...options,
    signal: stop.signal,
    onPages: (done) => done === 2 && stop.abort(new Error('stopped')),
  });
  await t.rejects(reading, { message: 'stopped' });
});

t.test('other work gets its turn while a long PDF is read', async (t) => {
  const pages = 40;
  const bytes = await makePdf((pen) => {
    for (let number = 0; number < pages; number++) {
      writeLines(pen.page(), pen.regular, wrap(pen.regular, PROSE.repeat(6), 480), { x: 50, y: 780 });
    }
  });
  const source = await writeSource('long.pdf', 'application/pdf', bytes);
  let turns = 0;
  let isRead = false;
  const takeTurns = () => {
    turns++;
    if (!isRead) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const turnsAt = new Map<number, number>();
  const onPages = (done: number) => void (turnsAt.has(done) || turnsAt.set(done, turns));
  await readDocument(source, { ...options, onPages }).finally(() => {
    isRead = true;
  });
  const between = (turnsAt.get(pages) ?? 0) - (turnsAt.get(1) ?? 0);
  t.ok(between >= pages - 1, `${between} turns from the first page to the last`);
});

t.test('a page whose packed text is cut keeps what comes before the cut', async (t) => {
  const words = Array.from({ length: 900 }, (_, index) => `clause${(index * 7919) % 10_007}`).join(' ');
  const bytes = Buffer.from(
    await makePdf((pen) => void writeLines(pen.page(), pen.regular, wrap(pen.regular, words, 480), { x: 50, y: 780 }), {
      useObjectStreams: false,
    }),
  );
  const start = bytes.indexOf('stream', bytes.indexOf('/FlateDecode')) + 'stream\n'.length;
  const end = bytes.indexOf('endstream', start);
  t.ok(end - start > 2048, 'it is unpacked natively');
  bytes.fill(0xff, end - 600, end);
  const { pages } = await readDocument(await writeSource('cut.pdf', 'application/pdf', bytes), options);
  t.match(pages[0]?.text, /^clause0 clause7919 /);
});

t.test('a page that unpacks to many megabytes of blanks is empty, and the next one is read', async (t) => {
  const bytes = await makePdf((pen) => {
    const bomb = deflateSync(Buffer.alloc(10 * 1024 * 1024, ' '));
    const stream = pen.pdf.context.stream(bomb, { Filter: 'FlateDecode' });
    pen.page().node.set(PDFName.of('Contents'), pen.pdf.context.register(stream));
    writeLines(pen.page(), pen.regular, ['Text of the second page'], { x: 50, y: 780 });
  });
  t.ok(bytes.length < 1024 * 1024);
  const { pages } = await readDocument(await writeSource('bomb.pdf', 'application/pdf', bytes), options);
  t.same(
    pages.map(({ text }) => text),
    ['', 'Text of the second page'],
  );
});

t.test('files that cannot be read say why', async (t) => {
  const whole = Buffer.from(await makePdf((pen) => void pen.page()));
  const cases: [string, Uint8Array, string][] = [
    ['protected.pdf', makeEncryptedPdf(), 'encrypted'],
    ['cut.pdf', whole.subarray(0, 200), 'corrupt'],
    ['program.pdf', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4000)]), 'corrupt'],
    ['empty.pdf', Buffer.alloc(0), 'empty'],
  ];
  for (const [name, bytes, code] of cases) {
    const source = await writeSource(name, 'application/pdf', bytes);
    await t.rejects(readDocument(source, options), { name: 'UnreadableDocumentError', code }, name);
  }
});

t.test('a PDF with a damaged page gives the other pages', async (t) => {
  const bytes = Buffer.from(
    await makePdf(
      (pen) => {
        for (let number = 1; number <= 3; number++) {
          writeLines(pen.page(), pen.regular, [`Text of the ${['first', 'second', 'third'][number - 1]} page`], {
            x: 50,
            y: 780,
          });
        }
      },
      { useObjectStreams: false },
    ),
  ).toString('latin1');
  const second = bytes.indexOf('/FlateDecode', bytes.indexOf('/FlateDecode') + 1);
  const broken = `${bytes.slice(0, second)}/NoneDecode_${bytes.slice(second + 12)}`;
  const source = await writeSource('broken.pdf', 'application/pdf', Buffer.from(broken, 'latin1'));
  const { pages } = await readDocument(source, options);
  t.equal(pages.length, 3);
  t.equal(pages[0]?.text, 'Text of the first page');
  t.equal(pages[1]?.text, '');
  t.equal(pages[2]?.text, 'Text of the third page');
});

t.test('a PDF that claims a billion pages is refused, or read as far as it goes, within seconds', async (t) => {
  const bytes = Buffer.from(
    Buffer.from(await makePdf((pen) => void pen.page()))
      .toString('latin1')
      .replace('/Count 1', '/Count 1000000000'),
    'latin1',
  );
  const source = await writeSource('many.pdf', 'application/pdf', bytes);
  const pages = await readDocument(source, options).then(
    (document) => document.pages.length,
    (error) => error.code,
  );
  t.ok(pages === 1 || pages === 'too_large' || pages === 'corrupt', String(pages));
});
