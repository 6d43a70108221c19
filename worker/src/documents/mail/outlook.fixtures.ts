// Small compound files, [MS-CFB], as Outlook writes e-mails, [MS-OXMSG].

interface Stream {
  name: string;
  content: Buffer;
}
interface Storage {
  name: string;
  entries: (Stream | Storage)[];
}

const sector = 512;
const none = 0xffffffff;
const end = 0xfffffffe;

/** A compound file with these entries at its top. */
export function makeCompound(entries: (Stream | Storage)[]): Buffer {
  const directory: { name: string; kind: number; content?: Buffer; child: number; next: number }[] = [];
  const put = (name: string, kind: number, content?: Buffer) =>
    directory.push({ name, kind, child: none, next: none, ...(content && { content }) }) - 1;
  const addAll = (parent: number, list: (Stream | Storage)[]) => {
    let before = none;
    for (const entry of list) {
      const index = 'content' in entry ? put(entry.name, 2, entry.content) : put(entry.name, 1);
      if (before === none) (directory[parent] as { child: number }).child = index;
      else (directory[before] as { next: number }).next = index;
      before = index;
      if ('entries' in entry) addAll(index, entry.entries);
    }
  };
  put('Root Entry', 5);
  addAll(0, entries);

  const sectors: Buffer[] = [];
  const fat: number[] = [];
  const store = (bytes: Buffer): number => {
    const start = sectors.length;
    for (let at = 0; at < bytes.length; at += sector) {
      const piece = Buffer.alloc(sector);
      bytes.copy(piece, 0, at, at + sector);
      fat.push(sectors.push(piece));
    }
    fat[fat.length - 1] = end;
    return start;
  };
  const small: Buffer[] = [];
  const smallFat: number[] = [];
  const storeSmall = (bytes: Buffer): number => {
    const start = smallFat.length;
    for (let at = 0; at < bytes.length; at += 64) {
      const piece = Buffer.alloc(64);
      bytes.copy(piece, 0, at, at + 64);
      smallFat.push(small.push(piece));
    }
    smallFat[smallFat.length - 1] = end;
    return start;
  };
  const starts = directory.map(({ content }) => {
    if (!content || content.length === 0) return end;
    return content.length < 4096 ? storeSmall(content) : store(content);
  });
  const smallBytes = Buffer.concat(small);
  if (smallBytes.length > 0) starts[0] = store(smallBytes);
  const smallTable = Buffer.alloc(Math.ceil(smallFat.length / 128) * sector, 0xff);
  for (const [index, next] of smallFat.entries()) smallTable.writeUInt32LE(next, index * 4);
  const smallStart = smallTable.length > 0 ? store(smallTable) : end;
  const list = Buffer.alloc(Math.ceil(directory.length / 4) * sector);
  for (const [index, { name, kind, content, child, next }] of directory.entries()) {
    const at = index * 128;
    list.write(name, at, 'utf16le');
    list.writeUInt16LE(name.length * 2 + 2, at + 64);
    list.writeUInt8(kind, at + 66);
    for (const [place, value] of [
      [68, none],
      [72, next],
      [76, child],
    ] as const) {
      list.writeUInt32LE(value, at + place);
    }
    list.writeUInt32LE(starts[index] ?? end, at + 116);
    list.writeUInt32LE(index === 0 ? smallBytes.length : (content?.length ?? 0), at + 120);
  }
  const directoryStart = store(list);
  const fatCount = Math.ceil((sectors.length + 8) / 128);
  const fatStart = sectors.length;
  const table = Buffer.alloc(fatCount * sector, 0xff);
  for (const [index, next] of fat.entries()) table.writeUInt32LE(next, index * 4);
  for (let index = 0; index < fatCount; index++) table.writeUInt32LE(0xfffffffd, (fatStart + index) * 4);

  const head = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.fill(0, 8, 76);
  for (const [place, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const) {
    head.writeUInt16LE(value, place);
  }
  for (const [place, value] of [
    [44, fatCount],
    [48, directoryStart],
    [56, 4096],
    [60, smallStart],
    [64, smallTable.length / sector],
    [68, end],
  ] as const) {
    head.writeUInt32LE(value, place);
  }
  for (let index = 0; index < fatCount; index++) head.writeUInt32LE(fatStart + index, 76 + index * 4);
  return Buffer.concat([head, ...sectors, table]);
}

interface OutlookMail {
  subject: string;
  body: string;
  sender: string;
  attachments: { name: string; content: string }[];
}

/** The stream of a property that is text. */
const text = (tag: string, value: string): Stream => ({
  name: `__substg1.0_${tag}001F`,
  content: Buffer.from(value, 'utf16le'),
});

/** An e-mail as Outlook saves it. */
export function makeOutlook({ subject, body, sender, attachments }: OutlookMail): Buffer {
  return makeCompound([
    { name: '__properties_version1.0', content: Buffer.alloc(32) },
    text('001A', 'IPM.Note'),
    text('0037', subject),
    text('1000', body),
    text('0C1A', sender),
    ...attachments.map(({ name, content }, index) => ({
      name: `__attach_version1.0_#0000000${index}`,
      entries: [
        { name: '__properties_version1.0', content: Buffer.alloc(8) },
        text('3707', name),
        { name: '__substg1.0_37010102', content: Buffer.from(content) },
      ],
    })),
  ]);
}
