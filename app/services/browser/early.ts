/** What somebody pressed before the page's scripts were there; `app/index.html` listens for it from the start. */
interface Early {
  /** The button or tab pressed last. */
  pressed: HTMLElement | null;
  stop: () => void;
}

/** Changes a field as typing does, so that React sees it. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React compares with what stood there when it came, and sees no change as long as that is the same.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reads what was typed into the page's fields before it was alive.
 *
 * @returns types it once more.
 */
export function readTyping(container: HTMLElement): () => void {
  const fields = container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  const typed = [...fields].map((field) => [field, field.value] as const);
  return () => {
    for (const [field, text] of typed) if (text !== '') type(field, text);
  };
}

const controls = 'button, [role=tab]';
const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;

/** Presses once more what was pressed before the page was alive, or what has taken its place since. */
export function repeatPress(container: HTMLElement): void {
  const { vetsyncEarly: early } = window as { vetsyncEarly?: Early };
  const { pressed } = early ?? {};
  if (!early || !pressed) return early?.stop();
  early.pressed = null;
  early.stop();
  const same = pressed.isConnected
    ? pressed
    : [...container.querySelectorAll<HTMLElement>(controls)].find((one) => nameOf(one) === nameOf(pressed));
  same?.click();
}
