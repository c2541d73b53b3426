/** Functions for the page of a machine. They are passed to `page.evaluate`, so they can't use anything from outside. */

export interface Tried {
  /** Events whose ready-made payloads were sent. */
  tried: string[];
  /** What went wrong. */
  problems: string[];
}

/** Sends each ready-made payload of the events that are accepted now, and takes it back. */
export async function tryEvents(): Promise<Tried> {
  const patienceMs = 20_000;
  const tried: string[] = [];
  const problems: string[] = [];
  const root = document.body;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const textIn = (selector: string, within: ParentNode = root) =>
    within.querySelector(selector)?.textContent?.trim() ?? '';
  const statesNow = () =>
    all('[data-active="true"]')
      .map((box) => box.dataset.state)
      .join();
  const countSent = () => all('[data-kind="sent"]').length;
  const buttonNamed = (name: string) => all('button').find(({ textContent }) => textContent === name);
  const readyOf = (type: string) =>
    all(`[data-event=${JSON.stringify(type)}] button[aria-label^="Send "]`).map(
      (button) => button.getAttribute('aria-label') ?? '',
    );
  async function until(isDone: () => boolean): Promise<boolean> {
    const end = performance.now() + patienceMs;
    while (!isDone() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve));
    return isDone();
  }

  /** Returns what went wrong, or null. */
  async function sendAndTakeBack(type: string, at: number): Promise<string | null> {
    const before = statesNow();
    all(`[data-event=${JSON.stringify(type)}] button[aria-label^="Send "]`)[at]?.click();
    if (!(await until(() => countSent() === 1))) return 'was not sent';
    const failure = textIn('[role="alert"]');
    buttonNamed('Step back')?.click();
    if (!(await until(() => countSent() === 0))) return 'was not taken back';
    if (statesNow() !== before) return `was taken back to ${statesNow()}`;
    return failure || null;
  }

  const rows = all('[data-event]').map((row) => ({
    type: row.dataset.event ?? '',
    label: textIn('*', row),
  }));
  for (const { type, label } of rows) {
    tried.push(label);
    const ready = readyOf(type);
    if (ready.length === 0) problems.push(`${label}: no ready-made payload`);
    for (const [at, name] of ready.entries()) {
      const problem = await sendAndTakeBack(type, at);
      if (problem !== null) problems.push(`${name}: ${problem}`);
    }
  }
  return { tried, problems };
}

/** Whether the screen beside the machine, if there is one, is drawn and has done what it does with the focus. */
export function isScreenDrawn(): boolean {
  const frame = document.querySelector('iframe');
  const preview = frame?.contentWindow && Reflect.get(frame.contentWindow, '__STORYBOOK_PREVIEW__');
  return frame === null || preview?.currentRender?.phase === 'finished';
}
