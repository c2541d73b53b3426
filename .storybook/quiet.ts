import { spyOn } from 'storybook/test';

type ErrorSpy = { mock: { calls: unknown[][] }; mockRestore: () => void };

let errors: ErrorSpy | undefined;

/** React warns about updates outside `act`. A running machine's updates happen on their own. */
const isAboutAct = ([message]: unknown[]) => /\bact\(|`act`/.test(String(message));

/**
 * Chromium says this if an element's size changed while sizes were being reported. The report follows in the next frame, so
 * nothing is lost. react-aria fits a list to the screen whenever the list's size changes, which can change it once more;
 * on a busy machine both fall into one frame.
 */
const isAboutLateSizes = ([message]: unknown[]) =>
  String(message).endsWith('ResizeObserver loop completed with undelivered notifications.');

const isHarmless = (logged: unknown[]) => isAboutAct(logged) || isAboutLateSizes(logged);

/** Records what a story logs with `console.error` from here on. Returns a function that stops. */
export function listenForErrors(): () => void {
  errors = spyOn(console, 'error');
  return () => errors?.mockRestore();
}

/** @throws if the story logged an error, unless its parameter `logsErrors` allows it. */
export function expectQuiet({ logsErrors = false }: { logsErrors?: boolean }): void {
  const logged = (errors?.mock.calls ?? []).filter((each) => !isHarmless(each));
  if (logged.length > 0 !== logsErrors)
    throw new Error(
      logsErrors
        ? 'The story was to log an error and logged none'
        : `The story logged an error\n${logged.map((each) => each.map(String).join(' ')).join('\n')}`,
    );
}
