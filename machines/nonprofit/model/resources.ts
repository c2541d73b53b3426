/** What the organization can give, and how much of it is left this month. */
export interface SupportResource {
  id: string;
  name: string;
  /** What it is for, in one line. */
  about: string;
  /** How to come by it. */
  how: string;
  /** Units of this month: how many are given, of how many. */
  given: number;
  of: number;
  unit: string;
  phone: string;
}
