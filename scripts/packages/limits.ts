/** Bytes of script and style, minified, compressed by brotli. */
interface Bytes {
  script: number;
  style: number;
}

/** A size that an entry never exceeds, while its budget follows what it measures. */
export interface Limit {
  /** Full name of the entry. */
  entry: string;
  limit: Bytes;
  /** As measured before the theme, the layout props and the buttons' looks were split (docs/decisions/038). */
  before: Bytes;
}

const kibibytes = (script: number, style: number): Bytes => ({ script: 1024 * script, style: 1024 * style });
const row = (name: string, limit: Bytes, script: number, style: number): Limit => ({
  entry: `@vetsync/ui/components/${name}`,
  limit,
  before: { script, style },
});
const layout = kibibytes(0.8, 1);

export const limits: readonly Limit[] = [
  row('Button', kibibytes(1.2, 1.5), 1272, 1843),
  row('Box', layout, 2800, 2696),
  row('Grid', layout, 2750, 2696),
  row('Inline', layout, 2747, 2696),
  row('Stack', layout, 2770, 2696),
];
