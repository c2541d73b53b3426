import type { BrowserStorage } from '../services/browser/storage.ts';

/** Stores text so that it survives a reload. If the browser can't store it, it is lost with the page. */
export function persistText(storage: BrowserStorage, text: string): void {
  try {
    storage.write(text);
  } catch {
    // The text is still on the page.
  }
}
