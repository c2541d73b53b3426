import { clearDemo } from './services/browser/clearDemo.ts';

/**
 * The first script of every page, kept to a few lines: the prerendered landing page is whole without the rest,
 * so there the rest waits until the browser is idle or the visitor reaches for something.
 */
const start = () => import('./start.tsx').then((app) => app.start());

// At once: whoever is quick to go on to the demo finds it new as well.
if (location.pathname === '/') clearDemo();

if (location.pathname === '/' && location.search === '') {
  const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
  let started = false;
  const memoizeByKey = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, memoizeByKey);
    void start();
  };
  for (const intent of intents) addEventListener(intent, memoizeByKey, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(memoizeByKey));
  if (document.readyState === 'complete') whenIdle(memoizeByKey);
} else {
  void start();
}
