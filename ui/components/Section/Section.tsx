import { useId, type ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { head, more, section } from './Section.css.ts';

export interface SectionProps extends RootProps {
  title: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'];
  /** One link or quiet button at the end of the heading's line, such as "All 5". */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page on its own ground: a heading and its content, without a box. Prefer it to `Card`. */
export function Section({ title, level = 2, action, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section data-component="Section" aria-labelledby={id} {...rest} className={section}>
      <div className={head}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {action && <div className={more}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
