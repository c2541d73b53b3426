import type { FileKind } from './fileKind.ts';

/** A file as `FileDrop` shows it. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** As people call it: `PDF`. */
  kind: string;
}

function isOfKind({ name, type }: File, accept: string): boolean {
  if (accept.startsWith('.')) return name.toLowerCase().endsWith(accept.toLowerCase());
  return accept.endsWith('/*') ? type.startsWith(accept.slice(0, -1)) : type === accept;
}

/** Calls a file of no accepted kind by its extension, or by its whole name if it has none. */
export function describeFile(file: File, kinds: readonly FileKind[]): ChosenFile {
  const { name, size } = file;
  const known = kinds.find(({ accept }) => accept.split(',').some((each) => isOfKind(file, each.trim())));
  return { name, size, kind: known?.label ?? name.slice(name.lastIndexOf('.') + 1).toUpperCase() };
}
