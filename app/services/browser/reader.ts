/** How dates are to be shown to whoever sits at this browser. */
export const readerHere = () => ({
  locale: navigator.language || 'en-US',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
