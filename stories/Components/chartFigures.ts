/** Data for chart stories: ordinary values, and edge cases. */
export const sources = {
  ordinary: [
    { label: 'Early access', value: 412 },
    { label: 'Demo request', value: 188 },
    { label: 'Footer', value: 74 },
    { label: 'Enterprise consultation', value: 31 },
  ],
  many: Array.from({ length: 14 }, (_, index) => ({
    label: `Source ${index + 1}`,
    value: (17 * (index + 3)) % 90,
  })),
  shares: [
    { label: 'Early access', value: 412 },
    { label: 'Demo request', value: 188 },
    { label: 'Footer', value: 105 },
  ],
  slivers: [
    { label: 'Early access', value: 312 },
    { label: 'Demo request', value: 108 },
    { label: 'Footer', value: 9 },
  ],
  one: [{ label: 'Early access', value: 3 }],
  zeros: [
    { label: 'Early access', value: 0 },
    { label: 'Footer', value: 0 },
  ],
  huge: [
    {
      label: 'A department with a name that goes on for longer than any screen is wide',
      value: 9_876_543_210_123,
    },
    { label: 'Small', value: 12 },
  ],
  none: [],
} as const;

const day = (index: number) =>
  new Date(Date.UTC(2026, 8, 1 + index)).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index));
const wave = (count: number, height: number, length: number) =>
  Array.from({ length: count }, (_, index) => Math.round(height * (1.2 + Math.sin(index / length))));

export const courses = {
  ordinary: { labels: days(30), series: [{ label: 'Leads', values: wave(30, 20, 4) }] },
  several: {
    labels: days(60),
    series: [
      { label: 'Veterans', values: wave(60, 30, 6) },
      { label: 'Spouses', values: wave(60, 14, 9) },
      { label: 'Organizations', values: wave(60, 6, 3) },
    ],
  },
  one: { labels: days(1), series: [{ label: 'Leads', values: [4] }] },
  two: { labels: days(2), series: [{ label: 'Leads', values: [1, 3] }] },
  zeros: { labels: days(7), series: [{ label: 'Leads', values: [0, 0, 0, 0, 0, 0, 0] }] },
  huge: { labels: days(9), series: [{ label: 'Leads', values: wave(9, 4_000_000_000, 2) }] },
  none: { labels: [], series: [{ label: 'Leads', values: [] }] },
};

export const formatValue = (value: number) => value.toLocaleString('en-US');
