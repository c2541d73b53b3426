import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { area, height } from './ScrollArea.css.ts';

export const scrollAreaHeights = ['none', 'small', 'standard', 'large'] as const;

export interface ScrollAreaProps extends RootProps {
  /** Accessible name: what is inside. */
  label: string;
  /**
   * From which height on it scrolls. With `none` it only scrolls sideways. On a phone, `large` scrolls with the page.
   *
   * @default 'standard'
   */
  maxHeight?: (typeof scrollAreaHeights)[number];
  children: ReactNode;
}

/** Content that scrolls by itself. While there is more than fits, Tab reaches it, and arrow keys scroll it. */
export function ScrollArea({ label, maxHeight = 'standard', children, ref, ...rest }: ScrollAreaProps) {
  const element = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current!);
  const [canScroll, setCanScroll] = useState(false);
  useLayoutEffect(() => {
    const box = element.current!;
    const measure = () => {
      const below = box.scrollHeight - box.clientHeight - box.scrollTop;
      const beside = box.scrollWidth - box.clientWidth;
      // From right to left, it counts down from 0 at the right edge.
      const isFromRight = getComputedStyle(box).direction === 'rtl';
      const left = isFromRight ? beside + box.scrollLeft : box.scrollLeft;
      // Sizes between two pixels are rounded.
      box.toggleAttribute('data-more-above', box.scrollTop > 1);
      box.toggleAttribute('data-more-below', below > 1);
      box.toggleAttribute('data-more-left', left > 1);
      box.toggleAttribute('data-more-right', beside - left > 1);
      setCanScroll(beside > 1 || box.scrollHeight - box.clientHeight > 1);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    sizes.observe(content.current!);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <section
      data-component="ScrollArea"
      aria-label={label}
      {...(canScroll && { tabIndex: 0 })}
      {...rest}
      ref={element}
      className={`${area} ${height[maxHeight]}`}
    >
      <div ref={content}>{children}</div>
    </section>
  );
}
