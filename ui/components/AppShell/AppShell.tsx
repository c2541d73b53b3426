import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AppShell.css.ts';

export {
  BottomNav,
  BottomNavButton,
  BottomNavLink,
  type BottomNavButtonProps,
  type BottomNavLinkProps,
  type BottomNavProps,
} from './BottomNav.tsx';

export const appShellAccents = [
  'accent',
  'user',
  'recruiter',
  'university',
  'hospital',
  'nonprofit',
  'admin',
] as const;

export interface AppShellProps extends RootProps<'div'> {
  /** A `SideNav`. It stays in sight, and a phone doesn't show it. */
  side: ReactNode;
  /** A bar at the head of each page. */
  top?: ReactNode;
  /** A `BottomNav`, which only a phone shows. */
  bottom: ReactNode;
  /** The theme's color of the contour lines behind the head of the page, such as one for each kind of user. @default 'accent' */
  accent?: (typeof appShellAccents)[number];
  /** The `main` element. After a change of page, move the focus to the heading inside. */
  mainRef?: Ref<HTMLElement>;
  /** The page, with its `h1`. */
  children: ReactNode;
}

/** What stays around the pages of an app: navigation at the side, or at the bottom of a phone, and a bar above. */
export function AppShell({
  side,
  top,
  bottom,
  accent = 'accent',
  mainRef,
  children,
  ...rest
}: AppShellProps) {
  return (
    <div data-component="AppShell" {...rest} className={styles.frame}>
      <SkipLink href="#main" />
      <div className={styles.side}>{side}</div>
      <div className={styles.column} data-accent={accent}>
        {top && <header className={styles.top}>{top}</header>}
        <main id="main" ref={mainRef} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <div className={styles.bottom} data-bottom-bar>
        {bottom}
      </div>
    </div>
  );
}
