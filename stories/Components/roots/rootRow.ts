import type { ReactElement } from 'react';

/** What each component must pass on. */
export interface PassedOn {
  ref: (element: Element | null) => void;
  id: string;
  'data-testid': string;
  'aria-describedby': string;
}

export interface RootRow {
  /** The folder in `ui/components`. */
  name: string;
  render: (passedOn: PassedOn) => ReactElement;
  /** The element inside the root that takes `id` and `aria-describedby`, in controls. */
  control?: 'button' | 'input' | 'textarea' | '[role="group"]';
  /** Selector of the element inside the root that takes `aria-describedby`, if `id` stays on the root. */
  described?: string;
  /** Why `id` reaches no element. */
  exception?: string;
}

export const nothing = () => {};
export const count = String;
export const parts = [{ label: 'Home', value: 3 }];
export const options = [{ value: 'home', label: 'Home' }];
