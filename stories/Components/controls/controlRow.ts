import type { ReactElement } from 'react';

/** What each control takes part in its form with. */
export interface PassedOn {
  name: string;
  form: string | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  'data-testid': string;
  'aria-labelledby': string;
}

export interface ControlRow {
  /** The folder in `ui/components`. */
  name: string;
  /** With a value at first that the control keeps itself. */
  render: (passedOn: PassedOn) => ReactElement;
  /** The element inside the root that has the name that is read out, if it isn't the root. */
  named?: string;
  /** What its form submits at first. */
  initial: readonly string[];
  /** Changes the value as a person would. */
  change: (root: HTMLElement) => Promise<void>;
  /** What the form submits then. */
  changed: readonly string[];
  /** Why no element says that it is required. */
  neverRequired?: string;
}

/** Leaves out `isRequired`, which the control doesn't take. */
export function optional<Passed extends { isRequired: boolean }>(passed: Passed) {
  const { isRequired: _unknown, ...rest } = passed;
  return rest;
}
