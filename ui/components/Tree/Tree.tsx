import type { ReactNode, RefAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { itemsOf } from '../Box/itemsOf.ts';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { SelectionCheck } from '../GridList/SelectionCheck.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  chevron,
  content,
  empty,
  help as helpStyle,
  item as itemStyle,
  label as labelStyle,
  tree,
} from './Tree.css.ts';
import { useWords } from '../../language/useWords.ts';
import { treeWords } from './Tree.words.ts';

export const treeSelectionModes = ['none', 'single', 'multiple'] as const;

export interface TreeNode<Id extends string = string> {
  id: Id;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  icon?: LucideIcon;
  /** Makes the item a link. */
  href?: string;
  isDisabled?: boolean;
  children?: readonly TreeNode<Id>[];
}

export interface TreeProps<Id extends string = string>
  extends
    Omit<
      AriaTreeProps<TreeNode<Id>>,
      'className' | 'style' | 'render' | 'children' | 'items' | 'dependencies' | 'renderEmptyState'
    >,
    RefAttributes<HTMLDivElement> {
  /** Accessible name of the tree. */
  'aria-label': string;
  /** The items as data. Leave them out to give them as `TreeItem`s. */
  items?: readonly TreeNode<Id>[];
  /** `TreeItem`s, if there are no `items`. */
  children?: ReactNode;
  /** `multiple` shows a checkbox in each item. @default 'none' */
  selectionMode?: (typeof treeSelectionModes)[number];
  /** Controlled state: the ids of open items. Leave it out to let them open and close by themselves. */
  expandedKeys?: AriaTreeProps<TreeNode<Id>>['expandedKeys'];
  defaultExpandedKeys?: AriaTreeProps<TreeNode<Id>>['defaultExpandedKeys'];
  onExpandedChange?: AriaTreeProps<TreeNode<Id>>['onExpandedChange'];
  /** Called when an item is opened by a press or Enter. */
  onAction?: AriaTreeProps<TreeNode<Id>>['onAction'];
  /** In the place of no items. @default 'Nothing here yet' */
  emptyState?: ReactNode;
}

export interface TreeItemProps<Id extends string = string> extends Omit<TreeNode<Id>, 'children'> {
  /** The `TreeItem`s in it. */
  children?: ReactNode;
}

/** An item as a child of `Tree`, or of another one. */
export function TreeItem(_props: TreeItemProps): null {
  return null;
}

const nodesOf = <Id extends string>(children: ReactNode): readonly TreeNode<Id>[] =>
  itemsOf(children, TreeItem, 'Tree: Its children are `TreeItem`s, or it has `items`.').map(
    ({ children: inside, ...node }) => ({ ...node, children: nodesOf(inside) }) as TreeNode<Id>,
  );

/**
 * Things within things, such as units or folders. The up and down arrows move, the other two expand and collapse, and
 * letters jump to matching names.
 */
export function Tree<Id extends string>({
  children,
  items = nodesOf<Id>(children),
  selectionMode = 'none',
  emptyState,
  ...rest
}: TreeProps<Id>) {
  const words = useWords(treeWords);
  return (
    <AriaLinks>
      <AriaTree<TreeNode<Id>>
        data-component="Tree"
        {...rest}
        className={tree}
        items={items}
        selectionMode={selectionMode}
        renderEmptyState={() => <div className={empty}>{emptyState ?? words.empty}</div>}
      >
        {branch}
      </AriaTree>
    </AriaLinks>
  );
}

function branch({ id, label, help, icon, href, isDisabled, children = [] }: TreeNode) {
  return (
    <AriaTreeItem id={id} textValue={label} href={href} isDisabled={isDisabled} className={itemStyle}>
      <TreeItemContent>
        {({ selectionMode }) => (
          <div className={content}>
            <Button slot="chevron" className={chevron}>
              <Icon of={ChevronRight} />
            </Button>
            {selectionMode === 'multiple' && <SelectionCheck />}
            {icon && <Icon of={icon} />}
            <span className={labelStyle}>
              {label}
              {help && <span className={helpStyle}>{help}</span>}
            </span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{branch}</Collection>
    </AriaTreeItem>
  );
}
