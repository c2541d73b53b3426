// Safari has no requestIdleCallback. After this delay, the first screen has rendered there too.
export const whenIdle = () =>
  new Promise<unknown>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume);
    else setTimeout(resume, 1_000);
  });
