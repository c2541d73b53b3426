const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/**
 * Waits for a story's effects, so that its play finds what they draw and focus. Under test, React runs them before it
 * returns. Elsewhere they run after the next frame.
 */
export async function onceDrawn(): Promise<void> {
  if (globalThis.vetsyncTested) return;
  await frame();
  await frame();
}
