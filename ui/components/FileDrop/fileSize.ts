const units = ['bytes', 'KB', 'MB', 'GB'] as const;
const unitSize = 1024;

/** Formats a size: `3.4 MB`. Bytes have no decimals. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let at = 0;
  // Compares the rounded value: 1,048,575 bytes are 1 MB, not 1,024 KB.
  while (Math.round(size * 10) / 10 >= unitSize && at < units.length - 1) {
    size /= unitSize;
    at += 1;
  }
  const formatted = new Intl.NumberFormat('en', { maximumFractionDigits: at === 0 ? 0 : 1 }).format(size);
  return bytes === 1 ? '1 byte' : `${formatted} ${units[at]}`;
}
