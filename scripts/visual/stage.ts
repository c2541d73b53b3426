/**
 * Functions for a built Storybook's page. They are passed to `page.evaluate`, so they can't use anything from outside.
 */

interface Channel {
  on: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
  off: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
  emit: (event: string, payload: object) => void;
}
/** Whether the page's first story is rendered. Doesn't check the root's content, because a dialog is outside of it. */
export function isFinished(): boolean {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as
    | { currentRender?: { phase?: string } }
    | undefined;
  return preview?.currentRender?.phase === 'finished';
}

/** Shows another story in the same page. Resolves to `success` or to what went wrong. */
export function showStory(storyId: string): Promise<string> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
  if (!channel) throw new Error('Storybook has not started in this page');
  return new Promise((resolve) => {
    const finished = (payload: { storyId: string; status: string }) => {
      if (payload.storyId !== storyId) return;
      channel.off('storyFinished', finished);
      resolve(payload.status);
    };
    channel.on('storyFinished', finished);
    const isShown = new URLSearchParams(location.search).get('id') === storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Center of the first control that can be used, or null. */
export function firstControl(): { x: number; y: number } | null {
  const selector = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const root = document.getElementById('storybook-root');
  const usable = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return !element.matches(':disabled') && element.tabIndex >= 0 && width > 1 && height > 1;
  });
  if (!usable) return null;
  const { left, top, width, height } = usable.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether the focused control opens something. */
export function canOpen(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('[aria-haspopup], [aria-expanded="false"]') ?? false;
}

/**
 * Applies a theme and waits until the page is stable: fonts and images loaded, transitions finished, everything
 * repainted. Resolves to the height of the whole story.
 */
export async function settle({ theme, margin }: { theme: string; margin: number }): Promise<number> {
  const page = document.documentElement;
  const frames = async (count: number, isDone = () => false) => {
    for (let frame = 0; frame < count && !isDone(); frame += 1)
      await new Promise((resolve) => page.ownerDocument.defaultView?.requestAnimationFrame(resolve));
  };
  page.dataset.theme = theme;
  // A focused field may have scrolled into view.
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // An overlay fades in, and its height depends on the window's size when it was measured.
  const height = '--visual-viewport-height';
  const isThere = () =>
    document.querySelector('[data-entering], [data-exiting]') === null &&
    [...document.querySelectorAll<HTMLElement>(`[style*="${height}"]`)].every(
      ({ style }) => style.getPropertyValue(height) === `${innerHeight}px`,
    );
  await frames(60, isThere);
  if (!isThere()) throw new Error('The overlay does not become stable');
  // A theme change repaints only what changes, which gives neighboring edges a slightly different shade.
  page.style.filter = 'invert(1)';
  await frames(2);
  page.style.filter = '';
  await frames(2);

  const root = document.getElementById('storybook-root');
  const floats = [...document.body.children].some(
    (element) =>
      element !== root &&
      !/^(SCRIPT|STYLE|LINK)$/.test(element.tagName) &&
      !/storybook|sb-/.test(`${element.id} ${element.getAttribute('class')}`) &&
      element.getBoundingClientRect().height > 1,
  );
  // An overlay covers the window, however long the page below is.
  if (floats) return innerHeight;
  const whole = Math.max(page.scrollHeight, innerHeight);
  const end = (root?.getBoundingClientRect().bottom ?? 0) + margin;
  // What is fixed in the window adds nothing to the root's height.
  const hasFixed = [...(root?.querySelectorAll('*') ?? [])].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().height > 1,
  );
  if (hasFixed) return Math.ceil(Math.max(innerHeight, Math.min(whole, end)));
  return Math.max(1, Math.ceil(Math.min(whole, end)));
}
