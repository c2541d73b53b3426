export const placeTimeWords = {
  /** After the time by the clock of the place. */
  there: (time: string) => `${time}, their time`,
};
