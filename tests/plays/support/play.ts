/** Functions for a built Storybook's page. They are passed to `page.evaluate`, so they can't use anything from outside. */

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: object) => void;
}
interface Viewport {
  styles: { width: string; height: string };
}
interface Preview {
  storyStoreValue: {
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, Viewport> } };
    }>;
  };
}

/** The size of the window that a story asks for, such as a phone's. */
export async function windowOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Shows a story with its play. Resolves to what went wrong. */
export function play(storyId: string): Promise<string[]> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const problems: string[] = [];
  const note = (payload: unknown) => {
    for (const each of [payload].flat()) {
      const { message, description } = each as { message?: string; description?: string };
      problems.push(message ?? description ?? JSON.stringify(each));
    }
  };
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  for (const failure of failures) channel.on(failure, note);
  return new Promise((resolve) => {
    const finished = (payload: unknown) => {
      const { storyId: id, status } = payload as { storyId: string; status: string };
      if (id !== storyId) return;
      channel.off('storyFinished', finished);
      for (const failure of failures) channel.off(failure, note);
      if (status !== 'success' && problems.length === 0) problems.push(`ended as ${status}`);
      resolve(problems);
    };
    channel.on('storyFinished', finished);
    const isShown = new URLSearchParams(location.search).get('id') === storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}
