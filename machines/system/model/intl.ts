/** The person's locale, time zone and current time, so that screens can format dates and numbers without the browser's API. */
export interface IntlConfig {
  /** BCP 47 tag such as `en-US`. */
  locale: string;
  /** IANA name such as `America/Chicago`. */
  timeZone: string;
  /** Epoch milliseconds, updated at least once a minute while dates are visible. */
  now: number;
}

/** Update interval of relative dates, in milliseconds. */
export const clockTickMs = 30_000;
