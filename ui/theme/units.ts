/** Maps each value of an object; the keys stay the same. */
export function mapValues<T extends object, R>(
  source: T,
  change: (value: T[keyof T], key: keyof T) => R,
): { [Key in keyof T]: R } {
  const entries = Object.entries(source).map(([key, value]) => [key, change(value, key as keyof T)]);
  return Object.fromEntries(entries) as { [Key in keyof T]: R };
}

export const px = (value: number): string => (value === 0 ? '0' : `${value}px`);

/** A length that follows the reader's text size: 16 px are 1 rem. */
export const rem = (value: number): string => (value === 0 ? '0' : `${value / 16}rem`);
