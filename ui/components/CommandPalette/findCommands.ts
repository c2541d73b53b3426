import type { CommandGroup } from './CommandPalette.types.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The commands that contain each word of the text, in their label, keywords or group, in any order. Groups without any
 * are left out.
 */
export function findCommands<Id extends string>(
  groups: readonly CommandGroup<Id>[],
  text: string,
): readonly CommandGroup<Id>[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ commands }) => commands.length > 0);
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, keywords = [] }) => {
        const searched = plain([group.label, label, ...keywords].join(' '));
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
