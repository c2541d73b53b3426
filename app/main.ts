import { clearDemo } from './services/browser/forgetDemo.ts';

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
  const once = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, once);
    void start();
  };
  for (const intent of intents) addEventListener(intent, once, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(once));
  if (document.readyState === 'complete') whenIdle(once);
} else {
  void start();
}
