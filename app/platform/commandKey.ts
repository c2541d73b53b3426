import type { Platform } from '@vetsync/machines/shell/platform';
import { isLetterKey } from '@vetsync/ui/components/isLetterKey';

/** Over a dialog, leaving the page could lose what is being written there. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

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
