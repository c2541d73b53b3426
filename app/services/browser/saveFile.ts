import type { FileEmitted } from '@vetsync/machines/model/text';

/** Downloads a text as a file. */
export function saveFile({ name, mediaType, text }: FileEmitted['file']): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
