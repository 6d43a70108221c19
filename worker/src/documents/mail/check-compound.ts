// The structure of compound files, [MS-CFB].

/** Marks in the tables of sectors: from here on, a number is no sector. */
const firstMark = 0xfffffffa;
const noEntry = 0xffffffff;
const endOfChain = 0xfffffffe;
const entryBytes = 128;
const smallSector = 64;
/** Storages within storages; an e-mail attached to another takes two. */
const deepest = 60;

/**
 * Whether a compound file is sound: no sector is part of two chains or comes twice in one, no stream is longer than its chain, and the directory is a tree.
 * Programs that follow its numbers without looking would not come to an end otherwise. Takes time by the file's size.
 */
export function isSoundCompound(file: Buffer): boolean {
  try {
    return check(file);
  } catch (error) {
    // A number that leads out of the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function check(file: Buffer): boolean {
  const sector = 2 ** file.readUInt16LE(30);
  if (sector !== 512 && sector !== 4096) return false;
  const count = Math.ceil(file.length / sector) - 1;
  const used = new Uint8Array(count);
  const fat = readFat(file, sector, count, used);
  if (!fat) return false;

  /** The sectors of a chain; null where it leads astray. */
  const follow = (start: number, table: Uint32Array, seen: Uint8Array): number[] | null => {
    const chain: number[] = [];
    let at = start;
    while (at < firstMark) {
      if (at >= seen.length || seen[at] === 1) return null;
      seen[at] = 1;
      chain.push(at);
      at = table[at] ?? firstMark;
    }
    return at === endOfChain || chain.length === 0 ? chain : null;
  };

  const directory = follow(file.readUInt32LE(48), fat, used);
  const smallTable = follow(file.readUInt32LE(60), fat, used);
  if (!directory || directory.length === 0 || !smallTable) return false;
  const entries = directory.flatMap((index) =>
    Array.from({ length: sector / entryBytes }, (_, place) => (index + 1) * sector + place * entryBytes),
  );
  const smallFat = new Uint32Array((smallTable.length * sector) / 4);
  for (const [index, each] of smallTable.entries()) {
    for (let at = 0; at < sector / 4; at++) {
      smallFat[(index * sector) / 4 + at] = file.readUInt32LE((each + 1) * sector + at * 4);
    }
  }
  const smallUsed = new Uint8Array(smallFat.length);
  for (const at of entries) {
    const kind = file[at + 66];
    const [start, size] = [file.readUInt32LE(at + 116), file.readUInt32LE(at + 120)];
    if (kind === 5) {
      if (!follow(start, fat, used)) return false;
    } else if (kind === 2 && size > 0) {
      const isSmall = size < 4096;
      const chain = isSmall ? follow(start, smallFat, smallUsed) : follow(start, fat, used);
      if (!chain || chain.length * (isSmall ? smallSector : sector) < size) return false;
    }
  }
  return isTree(file, entries);
}

/** The table of sectors, gathered from its own sectors; null where their list leads astray. */
function readFat(file: Buffer, sector: number, count: number, used: Uint8Array): Uint32Array | null {
  const wanted = file.readUInt32LE(44);
  if (wanted > count) return null;
  const sectors: number[] = [];
  for (let at = 76; at < 512 && sectors.length < wanted; at += 4) sectors.push(file.readUInt32LE(at));
  let next = file.readUInt32LE(68);
  while (sectors.length < wanted) {
    if (next >= count || used[next] === 1) return null;
    used[next] = 1;
    const from = (next + 1) * sector;
    for (let at = 0; at < sector - 4 && sectors.length < wanted; at += 4) sectors.push(file.readUInt32LE(from + at));
    next = file.readUInt32LE(from + sector - 4);
  }
  const table = new Uint32Array((sectors.length * sector) / 4);
  for (const [index, each] of sectors.entries()) {
    if (each >= count || used[each] === 1) return null;
    used[each] = 1;
    for (let at = 0; at < sector / 4; at++) {
      table[(index * sector) / 4 + at] = file.readUInt32LE((each + 1) * sector + at * 4);
    }
  }
  return table;
}

/** Whether every entry of the directory is reached once at most, and storages do not nest without end. */
function isTree(file: Buffer, entries: readonly number[]): boolean {
  const seen = new Uint8Array(entries.length);
  const waiting: [index: number, depth: number][] = [[0, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [index, depth] = next;
    const at = entries[index];
    if (at === undefined || seen[index] === 1 || depth > deepest) return false;
    seen[index] = 1;
    const [left, right, child] = [68, 72, 76].map((place) => file.readUInt32LE(at + place)) as [number, number, number];
    if (left !== noEntry) waiting.push([left, depth]);
    if (right !== noEntry) waiting.push([right, depth]);
    if (child !== noEntry && file[at + 66] !== 2) waiting.push([child, depth + 1]);
  }
  return true;
}
