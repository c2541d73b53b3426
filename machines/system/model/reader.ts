/** Who reads: what a screen needs to write dates and figures their way, so that it asks nothing of the browser. */
export interface Reader {
  /** BCP 47 tag, as `en-US`. */
  locale: string;
  /** IANA name, as `America/Chicago`. */
  timeZone: string;
  /** Epoch milliseconds; moves on at least once a minute while dates are shown. */
  now: number;
}

/** How often relative dates move on, in milliseconds. */
export const readerTickMs = 30_000;
