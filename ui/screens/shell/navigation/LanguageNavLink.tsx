import type { Preferences } from '@vetsync/machines/shell/model';
import Languages from 'lucide-react/icons/languages';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import { label, row, sign } from './NavLink.css.ts';

/** The link to the other language in the sidebar, as an item of its list. */
export function LanguageNavLink({ width }: { width: Preferences['sidebar'] }) {
  const other = useOtherLanguage();
  if (!other) return null;
  const isNarrow = width === 'narrow';
  return (
    <li>
      <a {...other.link} className={row({ width })} title={isNarrow ? other.name : undefined}>
        <span className={sign}>
          <Icon of={Languages} />
        </span>
        {isNarrow ? (
          <VisuallyHidden>{other.name}</VisuallyHidden>
        ) : (
          <span className={label}>{other.name}</span>
        )}
      </a>
    </li>
  );
}
