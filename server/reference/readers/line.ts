/** A line of a table, whatever it was read from. */
export interface Line {
  /** Where it is in the file, from 1. */
  line: number;
  /** Cells without the spaces around them. Empty is missing. */
  cells: readonly string[];
}
