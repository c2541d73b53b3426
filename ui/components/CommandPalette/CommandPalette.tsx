import { useMemo, useState, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLinks } from '../Link/AriaLinks.tsx';
import { itemsOf } from '../Box/itemsOf.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { plainText, plainTexts } from '../Box/plainText.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { help as helpStyle, item, textBox } from '../Menu/Menu.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { isLongList, useLongList, useVirtualList } from '../Select/LongList.tsx';
import { placed, placesOf, PlacesContext } from '../Select/places.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  command as commandStyle,
  commands as commandsStyle,
  dialog,
  empty,
  groupLabel,
  head,
  longCommands,
  overlay,
  search,
  surface,
} from './CommandPalette.css.ts';
import { useWords } from '../../language/useWords.ts';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { commandPaletteWords } from './CommandPalette.words.ts';
import type { Command, CommandGroup } from './CommandPalette.types.ts';

/** What is searched in each command of a group, once a letter has been typed. */
const searchedTexts = new WeakMap<CommandGroup, readonly string[]>();

function searchedOf(group: CommandGroup): readonly string[] {
  const before = searchedTexts.get(group);
  if (before) return before;
  const texts = plainTexts(
    group.commands.map(({ label, keywords = [] }) => [group.label, label, ...keywords].join(' ')),
  );
  searchedTexts.set(group, texts);
  return texts;
}

/**
 * The commands that contain each word of the text, in their label, keywords or group, in any order. Groups without any
 * are left out.
 */
export function findCommands<Id extends string>(
  groups: readonly CommandGroup<Id>[],
  text: string,
): readonly CommandGroup<Id>[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ commands }) => commands.length > 0);
  return groups
    .map((group) => {
      const searched = searchedOf(group);
      const isFound = (_: unknown, at: number) => words.every((word) => searched[at]?.includes(word));
      return { ...group, commands: group.commands.filter(isFound) };
    })
    .filter(({ commands }) => commands.length > 0);
}

const countOf = (groups: readonly CommandGroup[]) =>
  groups.reduce((sum, { commands }) => sum + commands.length, 0);

export type { Command, CommandGroup } from './CommandPalette.types.ts';

export interface CommandPaletteProps<Id extends string = string> extends RootProps<typeof AriaDialog> {
  /** Accessible name of the dialog. */
  'aria-label': string;
  /** The commands as data. Leave them out to give them as `CommandSection`s. */
  groups?: readonly CommandGroup<Id>[];
  /** `CommandSection`s, if there are no `groups`. */
  children?: ReactNode;
  /** Called after the palette has closed itself. */
  onAction?: (id: Id) => void;
  /** Controlled state. Leave it out to let it open and close by itself. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Opens and closes it together with Ctrl or Command. `null` for no key. @default 'k' */
  openKey?: string | null;
  /** An example of what can be found. */
  placeholder?: string;
}

export interface CommandItemProps extends Omit<Command, 'label'> {
  /** The label. */
  children: string;
}

/** A command as a child of `CommandSection`. */
export function CommandItem(_props: CommandItemProps): null {
  return null;
}

export interface CommandSectionProps extends Omit<CommandGroup, 'commands'> {
  /** `CommandItem`s. */
  children: ReactNode;
}

/** Commands below a heading, as a child of `CommandPalette`. */
export function CommandSection(_props: CommandSectionProps): null {
  return null;
}

const groupsOf = <Id extends string>(children: ReactNode): readonly CommandGroup<Id>[] =>
  itemsOf(
    children,
    CommandSection,
    'CommandPalette: Without `groups`, all children are `CommandSection`s.',
  ).map(({ children: items, ...group }) => ({
    ...group,
    commands: itemsOf(items, CommandItem, 'CommandSection: All children are `CommandItem`s.').map(
      ({ children: label, ...command }) => ({ ...command, label }) as Command<Id>,
    ),
  }));

/**
 * Every command in one list that is searched by typing, for people who use the app all day. Arrow keys choose, Enter
 * runs, Escape closes.
 */
export function CommandPalette<Id extends string>({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  openKey = 'k',
  children,
  groups: given,
  ...content
}: CommandPaletteProps<Id>) {
  const groups = useMemo(() => given ?? groupsOf<Id>(children), [given, children]);
  const [isShown, show] = useControlledState(isOpen, defaultOpen, onOpenChange);
  useVirtualList(isLongList(countOf(groups)));
  useHotkeys(openKey === null ? {} : { [`mod+${openKey}`]: () => show(!isShown) });
  return (
    <AriaLinks>
      <ModalOverlay isOpen={isShown} onOpenChange={show} isDismissable className={overlay}>
        <Modal className={surface}>
          <CommandPaletteContent {...content} groups={groups} close={() => show(false)} />
        </Modal>
      </ModalOverlay>
    </AriaLinks>
  );
}

interface CommandPaletteContentProps<Id extends string> extends Omit<
  CommandPaletteProps<Id>,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'openKey' | 'groups' | 'children'
> {
  groups: readonly CommandGroup<Id>[];
  close: () => void;
}

/** What is typed is gone when the palette closes. */
function CommandPaletteContent<Id extends string>({
  groups,
  onAction,
  placeholder,
  close,
  ...rest
}: CommandPaletteContentProps<Id>) {
  const words = useWords(commandPaletteWords);
  const [text, setText] = useState('');
  const { List, limit, isLong } = useLongList(countOf(groups));
  const disabledKeys = useMemo(
    () =>
      groups.flatMap(({ commands }) => commands.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)),
    [groups],
  );
  const drawn = text ? Infinity : limit;
  const found = useMemo(
    () =>
      placesOf(
        findCommands(groups, text).flatMap(({ commands }) => commands.slice(0, drawn).map(({ id }) => id)),
      ),
    [groups, text, drawn],
  );
  const run = (id: Id) => {
    close();
    onAction?.(id);
  };
  return (
    <AriaDialog data-component="CommandPalette" {...rest} className={dialog}>
      <Autocomplete
        inputValue={text}
        onInputChange={setText}
        // All commands stay in the menu's collection: to take them out and in again takes longer.
        filter={text ? (_label, _text, { key }) => found.has(String(key)) : undefined}
      >
        <div className={head}>
          <div className={search}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens it wants to type. */}
            <SearchField label={words.search} isLabelHidden autoFocus placeholder={placeholder} />
          </div>
          <Button variant="quiet" icon={X} aria-label={words.close} onPress={close} />
        </div>
        <List>
          <PlacesContext value={isLong ? found : null}>
            <Menu
              aria-label={rest['aria-label']}
              className={isLong ? longCommands : commandsStyle}
              items={groups.filter(({ commands }) => commands.length > 0)}
              dependencies={[limit]}
              disabledKeys={disabledKeys}
              onAction={(id) => run(id as Id)}
              renderEmptyState={() => <div className={empty}>{words.nothingFound}</div>}
            >
              {({ id, label, commands }) => (
                <MenuSection id={id}>
                  <Header className={groupLabel}>{label}</Header>
                  <Collection items={commands.slice(0, limit)}>{drawCommand}</Collection>
                </MenuSection>
              )}
            </Menu>
          </PlacesContext>
        </List>
      </Autocomplete>
      <VisuallyHidden live="polite">
        {text && (found.size === 0 ? words.nothingFound : words.found(found.size))}
      </VisuallyHidden>
    </AriaDialog>
  );
}

function drawCommand({ id, label, help, icon, shortcut, href }: Command) {
  return (
    <MenuItem textValue={label} href={href} className={item({ tone: 'neutral' })} render={placed(id)}>
      {icon && <Icon of={icon} />}
      <span className={commandStyle}>
        <span className={textBox}>
          {label}
          {help && <span className={helpStyle}> {help}</span>}
        </span>{' '}
        {shortcut && <Kbd keys={shortcut} />}
      </span>
    </MenuItem>
  );
}
