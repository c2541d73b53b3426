import { spyOn } from 'storybook/test';

type Said = { mock: { calls: unknown[][] }; mockRestore: () => void };

let errors: Said | undefined;

/** React asks for `act` around what a play did not do itself; a running machine's answers come by themselves. */
const isAboutAct = ([message]: unknown[]) => /\bact\(|`act`/.test(String(message));

/** From here on, what a story says through `console.error` is remembered. Returns what ends that. */
export function listenForErrors(): () => void {
  errors = spyOn(console, 'error');
  return () => errors?.mockRestore();
}

/** @throws if the story logged an error. One that has to, says so by the parameter `logsErrors`. */
export function expectQuiet({ logsErrors = false }: { logsErrors?: boolean }): void {
  const said = (errors?.mock.calls ?? []).filter((each) => !isAboutAct(each));
  if (said.length > 0 !== logsErrors)
    throw new Error(
      logsErrors
        ? 'The story was to log an error and logged none'
        : `The story logged an error\n${said.map((each) => each.map(String).join(' ')).join('\n')}`,
    );
}
