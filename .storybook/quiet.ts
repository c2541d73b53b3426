import { spyOn } from 'storybook/test';

type ErrorSpy = { mock: { calls: unknown[][] }; mockRestore: () => void };

let errors: ErrorSpy | undefined;

/** React warns about updates outside `act`. A running machine's updates happen on their own. */
const isAboutAct = ([message]: unknown[]) => /\bact\(|`act`/.test(String(message));

/** Records what a story logs with `console.error` from here on. Returns a function that stops. */
export function listenForErrors(): () => void {
  errors = spyOn(console, 'error');
  return () => errors?.mockRestore();
}

/** @throws if the story logged an error, unless its parameter `logsErrors` allows it. */
export function expectQuiet({ logsErrors = false }: { logsErrors?: boolean }): void {
  const logged = (errors?.mock.calls ?? []).filter((each) => !isAboutAct(each));
  if (logged.length > 0 !== logsErrors)
    throw new Error(
      logsErrors
        ? 'The story was to log an error and logged none'
        : `The story logged an error\n${logged.map((each) => each.map(String).join(' ')).join('\n')}`,
    );
}
