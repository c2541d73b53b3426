/** Chance that a text decides: the same text draws the same numbers, from 0 to below 1, one after another. */
export function seededRandom(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `from` to `to`, both possible. */
export const randomInteger = (chance: () => number, from: number, to: number): number =>
  from + Math.floor(chance() * (to - from + 1));

/** One of a list that has some. */
export function randomItem<Item>(chance: () => number, list: readonly Item[]): Item {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}
