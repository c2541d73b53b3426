import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters that are worked on in one turn: reading them takes a few milliseconds. */
const pieceSize = 4_096;

/** Passes a text on in small pieces. Other work has a turn before each, however fast the text arrives. */
export async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of text) {
    for (let from = 0; from < part.length; from += pieceSize) {
      await nextTurn();
      yield part.slice(from, from + pieceSize);
    }
  }
}
