import { useEffect } from 'react';

/** Where focus is only for a while. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What had focus last, outside of any dialog and menu. */
let outside: HTMLElement | null = null;

function remember(element: EventTarget | null): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(overlays))
    outside = element;
}
if (typeof document !== 'undefined') {
  // The code of dialogs is often loaded when the first one opens.
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
}

/** Gives focus back once a closed dialog is gone, if it is lost then. */
function restore(): void {
  let framesLeft = 2;
  const look = () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (activeElement?.closest('[data-exiting]')) framesLeft = 2;
    else if (isLost) framesLeft -= 1;
    else return;
    if (framesLeft > 0) requestAnimationFrame(look);
    else if (outside?.isConnected) outside.focus();
  };
  requestAnimationFrame(look);
}

/**
 * A dialog that another one opened, and took the place of, has nothing left to give focus back to. It goes to what
 * opened the first.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => (isOpen ? restore : undefined), [isOpen]);
}
