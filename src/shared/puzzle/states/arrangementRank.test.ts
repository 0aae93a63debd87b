import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOfRank,
  digitWeights,
  rankChangeBack,
  rankChangeForward,
  rankCount,
  writeSequence,
} from './arrangementRank.ts';

/** The digits of a rank, as a list. */
function digitsOf(tiles: number, rank: number, parity: number): Uint8Array {
  const digits = new Uint8Array(tiles);
  digitsOfRank(rank, parity, digits);
  return digits;
}

/** The sequence with these digits, as a list. */
function sequenceOf(digits: Uint8Array): number[] {
  const sequence = new Uint8Array(digits.length);
  writeSequence(digits, sequence);
  return Array.from(sequence);
}

/** Number of inversions, counted pair by pair. */
function inversions(sequence: readonly number[]): number {
  return sequence.flatMap((tile, place) => sequence.slice(place + 1).filter((later) => later < tile)).length;
}

/** The rank of a sequence, by looking for it. */
function rankOf(sequence: readonly number[]): number {
  const parity = inversions(sequence) % 2;
  const wanted = sequence.join();
  return Array.from({ length: rankCount(sequence.length) }, (_, rank) =>
    sequenceOf(digitsOf(sequence.length, rank, parity)).join(),
  ).indexOf(wanted);
}

function carried(sequence: readonly number[], from: number, to: number): number[] {
  return sequence.toSpliced(from, 1).toSpliced(to, 0, sequence[from]);
}

describe('ranks', () => {
  test('are half as many as the sequences', () => {
    expect([3, 5, 7, 8, 9, 11].map(rankCount)).toEqual([3, 60, 2520, 20160, 181440, 19958400]);
  });

  test.each([0, 1])('are one for each sequence of parity %i', (parity) => {
    const sequences = Array.from({ length: 60 }, (_, rank) => sequenceOf(digitsOf(5, rank, parity)));
    expect(new Set(sequences.map((sequence) => sequence.join())).size).toBe(60);
    expect(new Set(sequences.map((sequence) => inversions(sequence) % 2))).toEqual(new Set([parity]));
  });

  test('begin with the sequence in order, and weigh no digit of the last two', () => {
    expect(sequenceOf(digitsOf(8, 0, 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(Array.from(digitWeights(5))).toEqual([12, 3, 1, 0, 0]);
  });

  test('overwrite what was in the lists, and nothing beyond', () => {
    const [digits, sequence] = [new Uint8Array(5).fill(9), new Uint8Array(7).fill(9)];
    digitsOfRank(59, 1, digits);
    writeSequence(digits, sequence);
    expect(Array.from(digits)).toEqual(Array.from(digitsOf(5, 59, 1)));
    expect(Array.from(sequence)).toEqual([...sequenceOf(digits), 9, 9]);
  });

  test('change with a tile that is carried past others', () => {
    fc.assert(
      fc.property(fc.nat(359), fc.nat(1), fc.nat(5), fc.nat(5), (rank, parity, from, to) => {
        fc.pre(from !== to);
        const digits = digitsOf(6, rank, parity);
        const change = (from > to ? rankChangeForward : rankChangeBack)(digits, digitWeights(6), from, to);
        expect(rank + change).toBe(rankOf(carried(sequenceOf(digits), from, to)));
      }),
      { numRuns: 300 },
    );
  });
});
