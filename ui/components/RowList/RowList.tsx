import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import type { RootProps } from '../Box/rootProps.ts';
import {
  actions as actionsStyle,
  detail as detailStyle,
  link,
  list,
  mark as markStyle,
  press,
  row,
  state as stateStyle,
  title as titleStyle,
  words,
} from './RowList.css.ts';

export interface RowProps extends Omit<RootProps<'li'>, 'title'> {
  /** What it is. The name of the link, if there is one. */
  title: ReactNode;
  /** Where the row leads. The link covers the whole row. */
  href?: string;
  /** What a press on the row does, if it leads nowhere: the title is a button then. */
  onPress?: () => void;
  /** What matters about it now, in one line. */
  detail?: ReactNode;
  /** An `Avatar`, a `DateLeaf` or an icon before the words. */
  mark?: ReactNode;
  /** Its state, such as a `Badge`; below the words in a narrow list. */
  state?: ReactNode;
  /** Buttons at the end of the row. They work apart from the link. */
  actions?: ReactNode;
  /** `aria-current` of the link or button, for the row whose details are shown. */
  isCurrent?: boolean;
}

/** Two lines about one thing: a name that is the link, and what matters now. */
export function Row({ title, href, onPress, detail, mark, state, actions, isCurrent, ...rest }: RowProps) {
  // A name may be written from right to left.
  const name = <bdi>{title}</bdi>;
  return (
    <li
      data-component="Row"
      {...rest}
      className={row({ isLink: href !== undefined || onPress !== undefined })}
    >
      {mark && <span className={markStyle({ hasDetail: Boolean(detail) })}>{mark}</span>}
      <div className={words}>
        {href !== undefined && (
          <Anchor className={link} href={href} aria-current={isCurrent || undefined}>
            {name}
          </Anchor>
        )}
        {href === undefined && onPress && (
          <button type="button" className={press} aria-current={isCurrent || undefined} onClick={onPress}>
            {name}
          </button>
        )}
        {href === undefined && !onPress && <span className={titleStyle}>{name}</span>}
        {detail && <div className={detailStyle}>{detail}</div>}
      </div>
      {state && <div className={stateStyle}>{state}</div>}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </li>
  );
}

export interface RowListProps extends RootProps<'ul'> {
  /** `Row`s. */
  children: ReactNode;
}

/** A list of rows between hairlines. Its rows have the same parts in the same places. */
export function RowList(props: RowListProps) {
  return <ul data-component="RowList" {...props} className={list} />;
}
