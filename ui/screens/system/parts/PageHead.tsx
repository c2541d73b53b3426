import { createContext, useContext, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { screenOnly } from '../../layout.css.ts';
import { useFocusOnMount } from './focusOnMount.ts';
import { named, spread, titled } from './PageHead.css.ts';

/** Tabs of the page's head, from what is around the page. */
export const PageHeadTabs = createContext<ReactNode>(null);

export interface PageHeadProps {
  /** 2 if the page has a frame with a head of its own. @default 1 */
  level?: 1 | 2;
  /** What the navigation calls the page, or the name of who or what it is about. */
  title: string;
  /** What the navigation calls the tab, shown instead of the title where `tabs` already show that. */
  hub?: string;
  /** One line about the page. */
  subtitle?: ReactNode;
  /** The `Breadcrumbs` of a page below another. */
  breadcrumbs?: ReactNode;
  /** Before the title, such as the `Avatar` of an organization. */
  mark?: ReactNode;
  /** After the title, such as a `Badge`. */
  status?: ReactNode;
  /** At the end of the head, at most one of them primary. */
  action?: ReactNode;
  /** `PageTabs` to the pages next to this one. @default what `PageHeadTabs` has */
  tabs?: ReactNode;
  /** What the page is about, if that changes while it is open. The title gets the focus then. */
  about?: string;
  /** Of the title, if it isn't in the reader's language. */
  lang?: string;
  /** Of the title. */
  id?: string;
}

/** The head of every page. Its title gets the focus when the page takes the place of another one. */
export function PageHead({
  level = 1,
  title,
  hub,
  subtitle,
  breadcrumbs,
  mark,
  status,
  action,
  tabs: given,
  about,
  ...rest
}: PageHeadProps) {
  const around = useContext(PageHeadTabs);
  const tabs = given ?? (level === 1 && around);
  const heading = useFocusOnMount<HTMLHeadingElement>(about);
  return (
    <Stack space="small">
      {breadcrumbs}
      <div className={spread}>
        <div className={named}>
          {mark}
          <Stack as="hgroup" space="xxsmall" minWidth={0}>
            <div className={titled}>
              <Heading level={level} {...rest} ref={heading}>
                {hub === undefined ? (
                  title
                ) : (
                  <>
                    {hub}
                    <VisuallyHidden> {title}</VisuallyHidden>
                  </>
                )}
              </Heading>
              {status}
            </div>
            {subtitle && <Text tone="muted">{subtitle}</Text>}
          </Stack>
        </div>
        {action}
      </div>
      {tabs && <div className={screenOnly}>{tabs}</div>}
    </Stack>
  );
}
