import {
  createContext,
  use,
  useEffect,
  type ComponentProps,
  type ElementType,
  type ReactElement,
} from 'react';

/** The place of each item in a long list, from 1. react-aria counts within a section, with its heading. */
export const PlacesContext = createContext<ReadonlyMap<string, number> | null>(null);

export const placesOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, at) => [key, at + 1]));

type ItemProps = ComponentProps<'a' | 'div'>;

/** The `render` of an item that has its place. */
export const placed = (id: string, render?: (props: ItemProps) => ReactElement) => (props: ItemProps) => (
  <Placed {...{ id, render, props }} />
);

/** True the first time that an open list asks: it scrolls to what is selected. react-aria tries it before that is drawn. */
export const ScrollContext = createContext<() => boolean>(() => false);

interface PlacedProps {
  id: string;
  render: ((props: ItemProps) => ReactElement) | undefined;
  props: ItemProps;
}

function Placed({ id: key, render, props: given }: PlacedProps) {
  const at = use(PlacesContext)?.get(key);
  const mayScroll = use(ScrollContext);
  const isSelected = given['aria-selected'] === true;
  const { id = '' } = given;
  useEffect(() => {
    if (!isSelected || !mayScroll()) return undefined;
    // The list gets its size with its place beside the button.
    const frame = requestAnimationFrame(() =>
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isSelected, mayScroll, id]);
  const props = at ? { ...given, 'aria-posinset': at } : given;
  if (render) return render(props);
  const Element = ('href' in props ? 'a' : 'div') as ElementType;
  return <Element {...props} />;
}
