import type { ReactElement } from 'react';

/** Bundlers replace it, and leave out everything here in production. */
declare const process: { env: { NODE_ENV?: string } };

/* Bundlers drop calls of what is left, an empty function, only if reading the arguments can do nothing. */
const told = new Set<string>();

/** Says a mistake once, however often the component renders. */
function tell(component: string, mistake: string, fix: string): void {
  const message = `${component}: ${mistake} ${fix}`;
  if (told.has(message)) return;
  told.add(message);
  // oxlint-disable-next-line no-console
  console.error(message);
}

/** A button that shows no words has no name for screen readers. */
export function checkName(
  component: string,
  words: unknown,
  attributes: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined },
): void {
  if (process.env.NODE_ENV !== 'production') {
    if (words || attributes['aria-label'] || attributes['aria-labelledby']) return;
    tell(component, 'It has no name.', 'Give it `children`, or an `aria-label` that says what it does.');
  }
}

/** React and react-aria confuse items with the same key. */
export function checkKeys<Item>(
  component: string,
  items: readonly Item[],
  key: (item: Item) => string,
): void {
  if (process.env.NODE_ENV !== 'production') {
    const keys = items.map(key);
    const twice = keys.find((each, at) => keys.indexOf(each) !== at);
    if (twice === undefined) return;
    tell(component, `Two items have the key "${twice}".`, 'Give each item a key of its own.');
  }
}

/** A controlled value never changes if nobody hears what somebody chose. */
export function checkHandler(component: string, value: string, given: unknown, ...handlers: unknown[]): void {
  if (process.env.NODE_ENV !== 'production') {
    if (given === undefined || handlers.some(Boolean)) return;
    const fix = 'Change it in the handler, or pass a default instead to let the component keep it.';
    tell(component, `\`${value}\` is given without a handler, so it can't change.`, fix);
  }
}

/** An element of HTML doesn't take what react-aria hands to a control, so it never opens anything. */
export function checkTrigger(component: string, trigger: ReactElement): void {
  if (process.env.NODE_ENV !== 'production') {
    if (typeof trigger.type !== 'string') return;
    const fix = 'Give it a `Button`, a `LinkButton` or another control of react-aria.';
    tell(component, `Its \`trigger\` is a <${trigger.type}>, so it never opens.`, fix);
  }
}

/** What a tab shows is missing. */
export function checkPanel(id: string | undefined, panel: unknown): void {
  if (process.env.NODE_ENV !== 'production') {
    if (id === undefined || panel !== undefined) return;
    tell('Tabs', `The tab "${id}" shows nothing.`, 'Give its item a `panel`, or the tabs `children`.');
  }
}

/** Links to fields need the form that knows them. */
export function checkForm(component: string, scope: string): void {
  if (process.env.NODE_ENV !== 'production') {
    if (scope) return;
    tell(component, 'It is outside of a `Form`, so its links lead nowhere.', 'Move it into the `Form`.');
  }
}
