import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import { languageLink } from './LanguageLink.css.ts';

/** A link to the same page in the other language, by that language's own name. */
export function LanguageLink() {
  const other = useOtherLanguage();
  return (
    other && (
      <a {...other.link} className={languageLink}>
        {other.name}
      </a>
    )
  );
}
