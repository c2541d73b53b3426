const read = () => ({
  locale: navigator.language || 'en-US',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
let known: ReturnType<typeof read> | undefined;

/** Locale, time zone and time of this browser. Updated when the person returns to the page, because the time zone may change. */
export function browserReader() {
  if (known) return known;
  known = read();
  addEventListener('visibilitychange', () => (known = undefined), { once: true });
  return known;
}
