import type { Preferences } from '@vetsync/machines/shell/model';
import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import { row } from './NavLink.css.ts';

/**
 * The link to the other language in the sidebar, as an item of its list. A narrow sidebar shows its code only, and its
 * title is then its name. The style draws the code, because the first screen has no bytes to spare for readers who don't
 * need it.
 */
export function LanguageNavLink({ width }: { width: Preferences['sidebar'] }) {
  const other = useOtherLanguage();
  return (
    other && (
      <li>
        <a {...other.link} className={row({ width })} title={other.name}>
          {width === 'wide' && other.name}
        </a>
      </li>
    )
  );
}
