/** Part of a whole in percent with at most one decimal; a whole of 0 has no parts. */
export const percentOf = (value: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * value) / whole) / 10;
