/** What somebody did on a prerendered page before its scripts were there; `app/index.html` listens for it from the start. */
interface Early {
  /** The button or tab pressed last. */
  pressed: HTMLElement | null;
  stop: () => void;
}

const early = () => (window as { vetsyncEarly?: Early }).vetsyncEarly;

const fields = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])'),
];

/** Changes a field as typing does, so that React sees it. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React compares with what it saw last, which is what stood there when it came.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives the page, now that it is alive, what was typed and pressed before. */
export function takeOverEarly(container: HTMLElement): void {
  for (const field of fields(container))
    if (field.value !== '' && field.value !== field.getAttribute('value')) type(field, field.value);
  const { pressed, stop } = early() ?? {};
  stop?.();
  if (pressed?.isConnected) pressed.click();
}
