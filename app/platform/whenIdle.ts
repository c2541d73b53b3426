// Safari has no requestIdleCallback. After this delay, the first screen has rendered there too.
export const whenIdle = () =>
  new Promise<unknown>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume);
    else setTimeout(resume, 1_000);
  });

type Load = () => Promise<unknown>;

/** Code that the open page can open, in the order in which its own code arrived. */
const waiting = new Set<Load>();
let isStarted = false;
let isLoading = false;

async function loadWaiting(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (const load of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they don't compete for bandwidth
    await whenIdle();
    waiting.delete(load);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await load().catch(() => {});
  }
  isLoading = false;
}

/** Declares code that what is open may open, such as a dialog. It is loaded while the browser is idle. */
export function loadWhenIdle(load: Load): void {
  waiting.add(load);
  if (isStarted) void loadWaiting();
}

/** Begins with all that was declared, and goes on with what will be. Until then, nothing competes with the first screen. */
export function startLoadingWhenIdle(): void {
  isStarted = true;
  void loadWaiting();
}
