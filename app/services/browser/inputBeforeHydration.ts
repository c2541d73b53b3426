/** Records presses before the scripts are loaded. A listener in `app/index.html` writes it. */
interface EarlyInput {
  /** The last pressed button or tab. */
  pressed: HTMLElement | null;
  stop: () => void;
}

/** Changes a field like typing, so that React notices. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React ignores the event if the value equals the one it found at hydration, so clear it first.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reads text that was typed before hydration.
 *
 * @returns Types it again.
 */
export function readTypedText(container: HTMLElement): () => void {
  const fields = container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  const typed = [...fields].map((field) => [field, field.value] as const);
  return () => {
    for (const [field, text] of typed) if (text !== '') type(field, text);
  };
}

const controls = 'button, [role=tab]';
const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;

/** Repeats a press from before hydration, on the same control or the one that replaced it. */
export function replayPress(container: HTMLElement): void {
  const { vetsyncEarly: early } = window as { vetsyncEarly?: EarlyInput };
  const { pressed } = early ?? {};
  if (!early || !pressed) return early?.stop();
  early.pressed = null;
  early.stop();
  const same = pressed.isConnected
    ? pressed
    : [...container.querySelectorAll<HTMLElement>(controls)].find((one) => nameOf(one) === nameOf(pressed));
  same?.click();
}
