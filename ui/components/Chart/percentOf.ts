/** Percentage with at most one decimal; 0 if the whole is 0. */
export const percentOf = (value: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * value) / whole) / 10;
