import type { Platform } from '@vetsync/machines/platform';

/** Over a dialog, leaving the page could lose what is being written there. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Whether a key is the one of the letter. A keyboard of another script has it where Latin ones have it. Browsers that fill
 * in a form send events without a key.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'code'> & { key?: string }, letter: string) {
  const typed = key?.toLowerCase();
  if (typed === letter) return true;
  const isLatin = typed === undefined || typed.length > 1 || /[a-z]/.test(typed);
  return !isLatin && code === `Key${letter.toUpperCase()}`;
}

/** Ctrl+K or Command+K opens and closes the list of all places and tools. */
export function followCommandKey(platform: Platform, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!isLetterKey(event, 'k') || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    const { panel, state } = platform.view().shell;
    const isOpen = panel === 'commands';
    if (state !== 'open' || (!isOpen && isDialogOpen())) return;
    // The browser would focus its address bar.
    event.preventDefault();
    platform.send(isOpen ? { type: 'panel.close' } : { type: 'panel.open', panel: 'commands' });
  };
  addEventListener('keydown', onKey, { signal });
}
