/** A program as the university that teaches it knows it. All is invented. */
export interface TaughtProgram {
  id: string;
  name: string;
  /** Words for figures, where the whole name is too long. */
  shortName: string;
  duration: string;
  /** Of a year, in dollars, for residents. */
  tuition: number;
  /** In percent of the tuition. */
  giBillCoverage: number;
  /** Most credits given for military training. */
  militaryCredits: number;
  /** Seats for new students in a year. */
  seats: number;
  /** Veterans who enrolled in earlier terms. */
  enrolled: number;
  advisor: string;
}
