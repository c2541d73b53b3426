/** What runs in the page of a built Storybook. Written to be handed to `page.evaluate`: it may use nothing from outside. */

interface Channel {
  on: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
  off: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
  emit: (event: string, payload: object) => void;
}
/** Whether the story that the page was opened with stands. Not by what is in its root: a dialog stands beside it. */
export function isFinished(): boolean {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as
    | { currentRender?: { phase?: string } }
    | undefined;
  return preview?.currentRender?.phase === 'finished';
}

/** Shows another story in the same page. Resolves to `success` or to what became of it. */
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

/**
 * Brings the page to rest in a theme: fonts and pictures there, nothing on its way in, everything painted anew.
 * Resolves to the height that holds all of the story.
 */
export async function settle({ theme, margin }: { theme: string; margin: number }): Promise<number> {
  const page = document.documentElement;
  const frames = async (count: number, isDone = () => false) => {
    for (let frame = 0; frame < count && !isDone(); frame += 1)
      await new Promise((resolve) => page.ownerDocument.defaultView?.requestAnimationFrame(resolve));
  };
  page.dataset.theme = theme;
  // A field that has the focus may have brought itself in sight.
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // What floats fades in, and is as tall as the window once that was measured.
  const height = '--visual-viewport-height';
  const isThere = () =>
    document.querySelector('[data-entering], [data-exiting]') === null &&
    [...document.querySelectorAll<HTMLElement>(`[style*="${height}"]`)].every(
      ({ style }) => style.getPropertyValue(height) === `${innerHeight}px`,
    );
  await frames(60, isThere);
  if (!isThere()) throw new Error('What floats does not come to rest');
  // A theme repaints only what changes, and edges of what lies beside it come out a shade different then.
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
  // What floats covers the window and stays there, however long the page below is.
  if (floats) return innerHeight;
  const whole = Math.max(page.scrollHeight, innerHeight);
  const end = (root?.getBoundingClientRect().bottom ?? 0) + margin;
  return Math.max(1, Math.ceil(Math.min(whole, end)));
}
