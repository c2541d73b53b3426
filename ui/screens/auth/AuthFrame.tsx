import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { panel, title as titleStyle } from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** Page title, if the card's own title isn't enough. */
  title?: string;
  /** What people without an account can do instead. */
  beside?: ReactNode;
  /** Content of the main card. */
  children: ReactNode;
}

/** The layout that all authentication pages share: one card with one task. */
export function AuthFrame({ title, beside, children }: AuthFrameProps) {
  return (
    <PageFrame>
      <div className={panel({ columns: beside ? 'two' : 'one' })}>
        {title && (
          <div className={titleStyle}>
            <Heading level={1} size="section">
              {title}
            </Heading>
          </div>
        )}
        <Card>{children}</Card>
        {beside}
      </div>
    </PageFrame>
  );
}
