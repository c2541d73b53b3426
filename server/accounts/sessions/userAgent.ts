type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match wins: most browsers also include the names of those below them. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  // Automated Chrome calls itself HeadlessChrome.
  [/(\b|Headless)(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Display names of the browser and system in a `User-Agent`. Null if they are not recognized. */
export const deviceNames = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});
