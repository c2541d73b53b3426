const read = () => ({
  locale: navigator.language || 'en-US',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
let known: ReturnType<typeof read> | undefined;

/** How dates are to be shown to whoever sits at this browser; read anew when they come back to the page, as after a journey. */
export function browserReader() {
  if (known) return known;
  known = read();
  addEventListener('visibilitychange', () => (known = undefined), { once: true });
  return known;
}
