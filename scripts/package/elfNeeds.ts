/** What a compiled file for Linux needs of the system, as its tables of dynamic linking name it. */

export interface ElfNeeds {
  /** Names of libraries, such as "libc.so.6". */
  readonly libraries: readonly string[];
  /** Versions of what it uses of them, such as "GLIBC_2.34". */
  readonly versions: readonly string[];
}

/** Numbers of the ELF specification and of GNU's symbol versions, for 64-bit files. */
const [DYNAMIC, VERSIONS_NEEDED, NEEDED] = [6, 0x6ffffffe, 1];

interface Section {
  readonly type: number;
  readonly at: number;
  readonly bytes: number;
  /** The number of the section with its texts. */
  readonly link: number;
  readonly entries: number;
}

/** Reads them; a file without sections needs nothing. */
export function elfNeeds(file: Buffer): ElfNeeds {
  const sections = sectionsOf(file);
  const all = (type: number): Section[] => sections.filter((section) => section.type === type);
  const textIn = ({ link }: Section, offset: number): string => textAt(file, sections[link]!.at + offset);
  return {
    libraries: all(DYNAMIC).flatMap((section) => needed(file, section).map((offset) => textIn(section, offset))),
    versions: all(VERSIONS_NEEDED).flatMap((section) =>
      versions(file, section).map((offset) => textIn(section, offset)),
    ),
  };
}

function sectionsOf(file: Buffer): Section[] {
  const [at, bytes, count] = [Number(file.readBigUInt64LE(40)), file.readUInt16LE(58), file.readUInt16LE(60)];
  return Array.from({ length: count }, (_, index) => {
    const head = file.subarray(at + index * bytes);
    return {
      type: head.readUInt32LE(4),
      at: Number(head.readBigUInt64LE(24)),
      bytes: Number(head.readBigUInt64LE(32)),
      link: head.readUInt32LE(40),
      entries: head.readUInt32LE(44),
    };
  });
}

/** The table of dynamic linking is pairs of a kind and a value. */
function needed(file: Buffer, { at, bytes }: Section): number[] {
  const pairs = Array.from({ length: bytes / 16 }, (_, index) => at + index * 16);
  return pairs
    .filter((pair) => Number(file.readBigInt64LE(pair)) === NEEDED)
    .map((pair) => Number(file.readBigUInt64LE(pair + 8)));
}

/** For each library a chain of the versions that are used of it. */
function versions(file: Buffer, { at, entries }: Section): number[] {
  const names: number[] = [];
  let library = at;
  for (let entry = 0; entry < entries; entry++) {
    let version = library + file.readUInt32LE(library + 8);
    for (let count = file.readUInt16LE(library + 2); count > 0; count--) {
      names.push(file.readUInt32LE(version + 8));
      version += file.readUInt32LE(version + 12);
    }
    library += file.readUInt32LE(library + 12);
  }
  return names;
}

function textAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, file.indexOf(0, at));
}
