/**
 * Puts a long word in place of each name that the page shows. Is passed to `page.evaluate`, so it can't use anything from
 * outside.
 *
 * @returns how many texts were changed, and what is wider than the page or dialog that it lies in.
 */
export function lengthen({ names, longName }: { names: string[]; longName: string }): {
  count: number;
  tooWide: string[];
} {
  const escaped = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = new RegExp(escaped.join('|'), 'g');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const longer = text.replaceAll(pattern, longName);
    if (longer === text || !node.parentElement?.checkVisibility()) continue;
    node.nodeValue = longer;
    count += 1;
  }
  const frames = [document.documentElement, ...document.querySelectorAll('dialog, [role=dialog]')];
  const tooWide = frames
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .flatMap((frame) => {
      const end = frame.getBoundingClientRect().left + frame.clientWidth + 1;
      const outside = [...frame.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > end,
      );
      return outside
        .filter((element) => !outside.some((other) => other !== element && element.contains(other)))
        .map(
          ({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent?.slice(0, 60)}`,
        );
    });
  return { count, tooWide };
}
