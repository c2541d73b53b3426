import type { ReactNode, RefAttributes } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  GridList as AriaGridList,
  GridListItem,
  GridListLoadMoreItem,
  type GridListProps as AriaGridListProps,
} from 'react-aria-components/GridList';
import {
  GridLayout,
  ListLayout,
  Size,
  Virtualizer,
  type GridLayoutOptions,
  type ListLayoutOptions,
} from 'react-aria-components/Virtualizer';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { content, item as itemStyle, list, note } from './GridList.css.ts';
import { useWords } from '../../language/useWords.ts';
import { gridListWords } from './GridList.words.ts';
import { SelectionCheck } from './SelectionCheck.tsx';

export const gridListLayouts = ['stack', 'grid'] as const;
export const gridListSelectionModes = ['none', 'single', 'multiple'] as const;

/** In px, until an item is measured. */
const estimatedHeight = 64;
/** In px, for `grid`. */
const gap = 12;
const minItemWidth = 240;

export interface GridListProps<Item extends { id: string }>
  extends
    Omit<
      AriaGridListProps<Item>,
      'className' | 'style' | 'render' | 'children' | 'items' | 'layout' | 'dependencies' | 'renderEmptyState'
    >,
    RefAttributes<HTMLDivElement> {
  /** Accessible name of the list. */
  'aria-label': string;
  /** Any number. Only the visible ones are rendered. */
  items: readonly Item[];
  /** Name of an item, for screen readers and for finding it by its first letters. */
  getLabel: (item: Item) => string;
  /** Makes items links. */
  getHref?: (item: Item) => string | undefined;
  /** One below the other, or as many side by side as fit. @default 'stack' */
  layout?: (typeof gridListLayouts)[number];
  /** `multiple` shows a checkbox in each item. @default 'none' */
  selectionMode?: (typeof gridListSelectionModes)[number];
  /** Called when an item is opened by a press or Enter. */
  onAction?: AriaGridListProps<Item>['onAction'];
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** While more are being loaded. @default false */
  isLoading?: boolean;
  /** In the place of no items, with what to do next. @default 'Nothing here yet' */
  emptyState?: ReactNode;
  /** Draws an item. Buttons inside take part in arrow keys. */
  children: (item: Item) => ReactNode;
}

/**
 * Things of one kind, each with several facts or actions. Arrow keys move between them and to their buttons, and letters
 * jump to matching names.
 */
export function GridList<Item extends { id: string }>({
  items,
  getLabel,
  getHref,
  layout = 'stack',
  selectionMode = 'none',
  onLoadMore,
  isLoading = false,
  emptyState,
  children,
  ...rest
}: GridListProps<Item>) {
  const words = useWords(gridListWords);
  return (
    <AriaLinks>
      <Virtualizer<ListLayoutOptions & GridLayoutOptions> {...layouts[layout]}>
        <AriaGridList<Item>
          data-component="GridList"
          {...rest}
          className={list}
          layout={layout}
          selectionMode={selectionMode}
          renderEmptyState={() => !isLoading && <div className={note}>{emptyState ?? words.empty}</div>}
        >
          <Collection items={items} dependencies={[children, getHref, getLabel, layout]}>
            {(item: Item) => (
              <GridListItem
                textValue={getLabel(item)}
                href={getHref?.(item)}
                className={itemStyle({ layout })}
              >
                {({ selectionMode: mode }) => (
                  <>
                    {mode === 'multiple' && <SelectionCheck />}
                    <div className={content}>{children(item)}</div>
                  </>
                )}
              </GridListItem>
            )}
          </Collection>
          <GridListLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading}>
            <div className={note}>
              <Spinner size="small" />
              {words.loading}
            </div>
          </GridListLoadMoreItem>
        </AriaGridList>
      </Virtualizer>
    </AriaLinks>
  );
}

const layouts = {
  stack: { layout: ListLayout, layoutOptions: { estimatedRowSize: estimatedHeight } },
  grid: {
    layout: GridLayout,
    layoutOptions: { minItemSize: new Size(minItemWidth, estimatedHeight), minSpace: new Size(gap, gap) },
  },
};
