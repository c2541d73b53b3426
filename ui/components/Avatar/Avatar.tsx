import type { LucideIcon } from 'lucide-react';
import Anchor from 'lucide-react/icons/anchor';
import Compass from 'lucide-react/icons/compass';
import Mountain from 'lucide-react/icons/mountain';
import Star from 'lucide-react/icons/star';
import TreePine from 'lucide-react/icons/tree-pine';
import User from 'lucide-react/icons/user';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { avatar } from './Avatar.css.ts';
import { hillOf, colorOf } from './hills.ts';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstLetter = (word: string) => {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
};

/** Cache: segmenting words of any script is slow, and lists draw the same names again and again. */
const cache = new Map<string, string>();

/** Titles before a name, which are not part of it. */
const titles = /^(dr|prof|mr|mrs|ms|mx|rev|hon|sgt|cpl|pvt|lt|capt|maj|col|gen|adm)\.?$/i;
/** Degrees and other suffixes after a comma: `, DPT`. */
const suffixes = /,.*$/;

/**
 * The first letters of a name's first and last word, in any script, without titles and suffixes. Empty if the name
 * has no words.
 */
export function initials(name: string): string {
  const known = cache.get(name) ?? computeInitials(name);
  cache.set(name, known);
  return known;
}

function computeInitials(name: string): string {
  const named = name.replace(suffixes, '').trim().split(/\s+/);
  const untitled = named.filter((part) => !titles.test(part));
  const parts = (untitled.length > 0 ? untitled : named)
    .map((part) => [...words.segment(part)].find(({ isWordLike }) => isWordLike)?.segment ?? '')
    .filter(Boolean);
  const [first] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return [first, last].map((part) => (part ? firstLetter(part) : '')).join('');
}

export const avatarSizes = ['small', 'standard', 'large'] as const;
export const avatarShapes = ['person', 'organization'] as const;

export const avatarMarks = ['compass', 'mountain', 'anchor', 'star', 'tree'] as const;
type AvatarMark = (typeof avatarMarks)[number];
const marks: Record<AvatarMark, LucideIcon> = {
  compass: Compass,
  mountain: Mountain,
  anchor: Anchor,
  star: Star,
  tree: TreePine,
};
const markOf = (mark = '') => (Object.hasOwn(marks, mark) ? marks[mark as AvatarMark] : null);

export interface AvatarProps extends RootProps<'span'> {
  /** Full name. Its initials are drawn; a generic figure if it has none. */
  name: string;
  /** One of `avatarMarks`, drawn instead of the initials. Other values draw the initials. */
  mark?: string;
  /** Round for a person, with rounded corners for an organization. @default 'person' */
  shape?: (typeof avatarShapes)[number];
  /** 32, 44 or 72 px at the default text size. @default 'standard' */
  size?: (typeof avatarSizes)[number];
  /** Exposes the name to screen readers. Set it if the name isn't written beside the avatar. @default false */
  isNamed?: boolean;
}

/**
 * The initials of a person or an organization, or a chosen mark, before a hill. Color and slope come from the name, so
 * that one name looks the same everywhere, and two with the same initials look different. No one gets a drawn face.
 */
export function Avatar({
  name,
  mark,
  shape = 'person',
  size = 'standard',
  isNamed = false,
  ...rest
}: AvatarProps) {
  const drawn = markOf(mark);
  const meaning = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span
      data-component="Avatar"
      data-hill={hillOf(name)}
      {...meaning}
      {...rest}
      className={avatar({ color: colorOf(name), size, shape })}
    >
      {drawn ? <Icon of={drawn} size={size} /> : initials(name) || <Icon of={User} size={size} />}
    </span>
  );
}
