import { withoutForcedDirection } from '../contract/direction.ts';
import { MAX_IMPORT_FAULTS, MAX_IMPORT_PUZZLES, type ImportFault } from '../contract/exchange.ts';
import { FileFault, tooMany } from './fault.ts';
import type { FilePuzzle } from './libraryFile.ts';

/** What has been found in a file so far. Both lists are bounded: beyond that the file is refused. */
export class Found {
  readonly puzzles: FilePuzzle[] = [];
  readonly faults: ImportFault[] = [];

  /** Throws a `FileFault` beyond `MAX_IMPORT_PUZZLES`. */
  add(puzzle: FilePuzzle): void {
    if (this.puzzles.push(puzzle) > MAX_IMPORT_PUZZLES) throw tooMany(MAX_IMPORT_PUZZLES, 'puzzles');
  }

  /** `line` from 1, `null` where the sentence names the place. Throws a `FileFault` beyond `MAX_IMPORT_FAULTS`. */
  fault(line: number | null, sentence: string): void {
    if (this.faults.push({ line, sentence: withoutForcedDirection(sentence) }) > MAX_IMPORT_FAULTS)
      throw new FileFault(
        `More than ${MAX_IMPORT_FAULTS} places of this file are wrong. The first one: ${placed(this.faults[0]!)}`,
      );
  }
}

function placed({ line, sentence }: ImportFault): string {
  return line === null ? sentence : `line ${line}: ${sentence}`;
}
