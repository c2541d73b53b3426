import type { Preferences } from '@vetsync/machines/shell/model';
import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import { label, languageSign, row } from './NavLink.css.ts';

/**
 * The link to the other language in the sidebar, as an item of its list. The language's code takes the place of an icon,
 * because the first screen has no bytes to spare for readers who don't need it.
 */
export function LanguageNavLink({ width }: { width: Preferences['sidebar'] }) {
  const other = useOtherLanguage();
  if (!other) return null;
  const { name, link } = other;
  const isNarrow = width === 'narrow';
  return (
    <li>
      <a {...link} className={row({ width })} {...(isNarrow && { title: name, 'aria-label': name })}>
        <span className={languageSign} aria-hidden>
          {link.lang}
        </span>
        {!isNarrow && <span className={label}>{name}</span>}
      </a>
    </li>
  );
}
