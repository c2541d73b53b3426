import { scroller } from './Tabs.css.ts';

/** How much of the neighboring tab stays visible, in px, to hint at more. */
const neighbor = 32;

/** Scrolls the list of tabs, and nothing else, until the tab is visible. */
function scrollToTab(tab: HTMLElement) {
  const container = tab.closest(`.${scroller}`);
  if (!container) return;
  const window = container.getBoundingClientRect();
  const { left, right, width } = tab.getBoundingClientRect();
  if (left >= window.left && right <= window.right) return;
  const room = Math.max(0, Math.min(neighbor, (window.width - width) / 2));
  container.scrollBy({
    left: left < window.left ? left - window.left - room : right - window.right + room,
    // Animated only for keyboard navigation. On page load the list is simply there.
    behavior: container.contains(document.activeElement) ? 'auto' : 'instant',
  });
}

/**
 * Ref of the selected tab. A URL may select a tab at the far end, so the list scrolls to it, and again when the tab
 * grows because the font has loaded or the text size has changed.
 */
export function keepTabInView(tab: HTMLElement | null) {
  if (!tab) return undefined;
  const observer = new ResizeObserver(() => scrollToTab(tab));
  observer.observe(tab);
  return () => observer.disconnect();
}
