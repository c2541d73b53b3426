import { createContext, use, useEffect, type ComponentProps, type ElementType } from 'react';

/** The place of each item in a long list, from 1. react-aria counts within a section, with its heading. */
export const PlacesContext = createContext<ReadonlyMap<string, number> | null>(null);

export const placesOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, at) => [key, at + 1]));

/** The `render` of an item that has its place. */
export const placed = (id: string) => (props: ComponentProps<'a'> | ComponentProps<'div'>) => (
  <Placed place={id} {...props} />
);

/** True the first time that an open list asks: it scrolls to what is selected. react-aria tries it before that is drawn. */
export const ScrollContext = createContext<() => boolean>(() => false);

function Placed({ place, ...props }: (ComponentProps<'a'> | ComponentProps<'div'>) & { place: string }) {
  const at = use(PlacesContext)?.get(place);
  const mayScroll = use(ScrollContext);
  const isSelected = props['aria-selected'] === true;
  const { id = '' } = props;
  useEffect(() => {
    if (!isSelected || !mayScroll()) return undefined;
    // The list gets its size with its place beside the button.
    const frame = requestAnimationFrame(() =>
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isSelected, mayScroll, id]);
  const Element = ('href' in props ? 'a' : 'div') as ElementType;
  return <Element {...props} {...(at && { 'aria-posinset': at })} />;
}
