import type { LucideIcon } from 'lucide-react';

export interface Command<Id extends string = string> {
  id: Id;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  icon?: LucideIcon;
  /** Also found by these words. */
  keywords?: readonly string[];
  /** Names of the keys that do the same without the palette, as printed on them. It only shows them. */
  shortcut?: readonly string[];
  /** Makes the command a link. */
  href?: string;
  isDisabled?: boolean;
}

export interface CommandGroup<Id extends string = string> {
  id: string;
  label: string;
  commands: readonly Command<Id>[];
}
