import type { ReactNode, RefAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import {
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList,
  type TagGroupProps as AriaTagGroupProps,
} from 'react-aria-components/TagGroup';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { itemsOf } from '../Box/itemsOf.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { empty, label as labelStyle, list, remove, tag } from './TagGroup.css.ts';
import { useWords } from '../../language/useWords.ts';
import { tagGroupWords } from './TagGroup.words.ts';

export const tagSelectionModes = ['none', 'single', 'multiple'] as const;

export interface TagItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: LucideIcon;
  /** Makes the tag a link. */
  href?: string;
  isDisabled?: boolean;
}

export interface TagGroupProps<Id extends string = string>
  extends
    Omit<FieldProps, 'isRequired'>,
    Omit<
      AriaTagGroupProps,
      'className' | 'style' | 'render' | 'children' | 'onRemove' | 'disabledKeys' | keyof FieldProps
    >,
    RefAttributes<HTMLDivElement> {
  /** The tags. Leave them out and give `defaultItems` to let the group remove them itself. */
  items?: readonly TagItem<Id>[];
  /** The tags at first, if the group keeps them. */
  defaultItems?: readonly TagItem<Id>[];
  /** The tags as `Tag`s, if there are neither `items` nor `defaultItems`. They stay, unless `onRemove` takes them out. */
  children?: ReactNode;
  /** Called with the ids to remove, by the tag's button, Delete or Backspace. Without it, controlled tags stay. */
  onRemove?: (ids: ReadonlySet<Id>) => void;
  /** Submits the id of each tag with the native form around it. */
  name?: string;
  /** The `id` of a form elsewhere on the page that the tags belong to. */
  form?: string;
  /** @default 'none' */
  selectionMode?: (typeof tagSelectionModes)[number];
  /** Text in the place of no tags. @default 'None' */
  emptyLabel?: string;
}

export interface TagProps<Id extends string = string> extends Omit<TagItem<Id>, 'label'> {
  /** The label. */
  children: string;
}

/** A tag as a child of `TagGroup`. */
export function Tag(_props: TagProps): null {
  return null;
}

const tagsOf = <Id extends string>(children: ReactNode): readonly TagItem<Id>[] =>
  itemsOf(children, Tag, 'TagGroup: Its children are `Tag`s, or it has `items`.').map(
    ({ children: label, ...rest }) => ({ ...rest, label }) as TagItem<Id>,
  );

/**
 * Short names of things that belong together, such as skills. Arrow keys move between them, Tab goes to the button of
 * the focused tag, and Delete removes it.
 */
export function TagGroup<Id extends string>({
  children,
  items = children === undefined ? undefined : tagsOf<Id>(children),
  defaultItems = [],
  onRemove,
  form,
  emptyLabel,
  ...props
}: TagGroupProps<Id>) {
  const words = useWords(tagGroupWords);
  const { parts, root } = splitFieldProps(props);
  const { name, isDisabled = false, isInvalid, isRequired: _, validationBehavior: _aria, ...rest } = root;
  const [tags, keep] = useControlledState(items, defaultItems);
  const canRemove = !isDisabled && (onRemove !== undefined || items === undefined);
  const removeTags = (ids: ReadonlySet<Id>) => {
    keep(tags.filter(({ id }) => !ids.has(id)));
    onRemove?.(ids);
  };
  const disabled = tags.filter((each) => isDisabled || each.isDisabled);
  return (
    <AriaLinks>
      <AriaTagGroup
        data-component="TagGroup"
        {...rest}
        {...{ isInvalid }}
        className={field}
        disabledKeys={disabled.map(({ id }) => id)}
        onRemove={canRemove ? (keys) => removeTags(keys as Set<Id>) : undefined}
      >
        <FieldErrorContext
          value={{ isInvalid, validationErrors: [], validationDetails: {} as ValidityState }}
        >
          <FieldParts {...parts}>
            <TagList
              items={tags}
              className={list}
              renderEmptyState={() => <span className={empty}>{emptyLabel ?? words.empty}</span>}
            >
              {({ label, icon, href }) => (
                <AriaTag textValue={label} href={href} className={tag}>
                  {({ allowsRemoving }) => (
                    <>
                      {icon && <Icon of={icon} size="small" />}
                      <span className={labelStyle}>{label}</span>
                      {allowsRemoving && (
                        <Button slot="remove" className={remove}>
                          <Icon of={X} size="small" />
                        </Button>
                      )}
                    </>
                  )}
                </AriaTag>
              )}
            </TagList>
          </FieldParts>
        </FieldErrorContext>
        <SubmittedValues
          name={name}
          form={form}
          values={tags.map(({ id }) => id)}
          isDisabled={isDisabled}
          onReset={() => keep(defaultItems)}
        />
      </AriaTagGroup>
    </AriaLinks>
  );
}
