import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { panel, title as titleStyle } from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** Names the place where what is in the card does not. */
  title?: string;
  /** What is offered to whoever has no account yet. */
  beside?: ReactNode;
  /** The one thing to be done here. */
  children: ReactNode;
}

/** Every way in looks alike: one card, one thing to do in it. */
export function AuthFrame({ title, beside, children }: AuthFrameProps) {
  return (
    <PageFrame>
      <div className={panel({ columns: beside ? 'two' : 'one' })}>
        {title && (
          <div className={titleStyle}>
            <Heading level={1}>{title}</Heading>
          </div>
        )}
        <Card>{children}</Card>
        {beside}
      </div>
    </PageFrame>
  );
}
