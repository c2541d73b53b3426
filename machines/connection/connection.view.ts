export interface ConnectionView {
  /** `restored` is shown for a moment after `offline`. */
  state: 'online' | 'offline' | 'restored';
  /** Whether the banner is to be seen: offline, just restored, or something is unsent. */
  banner: boolean;
  /** Unsent leads and requests kept on this device. */
  pending: number;
  /** Whether trying now makes sense. */
  canRetry: boolean;
}
