import type { Page } from 'playwright-core';

/**
 * Waits for a text that is there for a moment only, also if it is gone again before the next frame. Begin to wait before you do what
 * makes it appear:
 *
 *     const said = appears(page, /^Decision recorded/);
 *     await press('Hire');
 *     await said;
 */
export const appears = (page: Page, text: RegExp) =>
  page.evaluate(
    ([source, flags]) =>
      new Promise<void>((resolve) => {
        const pattern = new RegExp(source, flags);
        const isShown = () => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) if (pattern.test(walker.currentNode.nodeValue ?? '')) return true;
          return false;
        };
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [text.source, text.flags] as const,
  );
