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

/** Lets the page know what was typed into its fields before it was alive. */
export function takeOverTyping(container: HTMLElement): void {
  for (const field of container.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio])',
  ))
    if (field.value !== '') type(field, field.value);
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
