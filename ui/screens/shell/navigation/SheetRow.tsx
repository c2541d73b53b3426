import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { row, sign, textBox } from './SheetRow.css.ts';

export interface SheetRowProps {
  icon: LucideIcon;
  label: string;
  /** After the label: a count or a mark. */
  children?: ReactNode;
  /** Makes the row a link instead of a button. */
  href?: string;
  /** The language of the label and of the page that it links to. */
  lang?: string;
  /** @default false */
  current?: boolean;
  onPress?: () => void;
}

/** One row of the More sheet. */
export function SheetRow({ icon, label, children, href, lang, current = false, onPress }: SheetRowProps) {
  const content = (
    <>
      <span className={sign}>
        <Icon of={icon} />
      </span>
      <span className={textBox}>{label}</span>
      {children}
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={row} onClick={onPress}>
        {content}
      </button>
    );
  return (
    <Anchor
      href={href}
      lang={lang}
      hrefLang={lang}
      className={row}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
    >
      {content}
    </Anchor>
  );
}
