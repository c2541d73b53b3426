import { list } from './Tabs.css.ts';

/** What of its neighbors is to be seen beside the selected tab, in px: there is more that way. */
const neighbor = 32;

/** Scrolls the list of tabs, and nothing else, as far as the tab needs. */
function bringInSight(tab: HTMLElement) {
  const container = tab.closest(`.${list}`);
  if (!container) return;
  const window = container.getBoundingClientRect();
  const { left, right, width } = tab.getBoundingClientRect();
  if (left >= window.left && right <= window.right) return;
  const room = Math.max(0, Math.min(neighbor, (window.width - width) / 2));
  container.scrollBy({
    left: left < window.left ? left - window.left - room : right - window.right + room,
    // Who walks the tabs sees where they go; where an address leads, the list has always stood there.
    behavior: container.contains(document.activeElement) ? 'auto' : 'instant',
  });
}

/**
 * The ref of the selected tab: an address may lead to one far at the end, so the list scrolls until it is in sight. Again when it grows:
 * by the arrival of the font, by a larger size of text.
 */
export function keepInSight(tab: HTMLElement | null) {
  if (!tab) return undefined;
  const observer = new ResizeObserver(() => bringInSight(tab));
  observer.observe(tab);
  return () => observer.disconnect();
}
