import { linkKeys, noKeys, pressKeys, type AccessibilityNotes } from './note.ts';

export const actions: AccessibilityNotes = {
  ActionLink: {
    role: 'A link. Its name is the label and the note.',
    keys: linkKeys,
    announced: 'The label, then the note. The icon is hidden.',
    supply: 'A label that says where it leads, without the words around it.',
  },
  Button: {
    role: 'A button.',
    keys: pressKeys,
    announced: 'Its text. While it is pending, it keeps its focus and can’t be pressed.',
    supply: 'Text, or an icon and an `aria-label`. A button without a name does not compile.',
  },
  CopyButton: {
    role: 'A button.',
    keys: pressKeys,
    announced: 'Politely, that the text was copied, or that it could not be.',
    supply: 'The text as visible content beside it. Copying must not be the only way to get it.',
  },
  Link: {
    role: 'A link.',
    keys: linkKeys,
    announced: 'Its text, as a link.',
    supply: 'Text that says where it leads, and a real `href`.',
  },
  LinkButton: {
    role: 'A link that looks like a button.',
    keys: linkKeys,
    announced: 'Its text, as a link.',
    supply: 'Text, or an icon and an `aria-label`, and a real `href`.',
  },
  SkipLink: {
    role: 'A link, visible only while it has focus.',
    keys: [
      ['Tab', 'Reaches it first on the page'],
      ['Enter', 'Moves the focus past the navigation'],
    ],
    announced: 'Its text when it gets focus.',
    supply: 'A target with this `id` and `tabIndex={-1}`, usually `main`.',
  },
  Toolbar: {
    role: 'A toolbar with a name. Its separators are separators.',
    keys: [
      ['Tab', 'Enters it, and leaves it'],
      ['Arrow keys', 'Move between its controls'],
    ],
    announced: 'The name of the toolbar with its first control.',
    supply: 'An `aria-label`, and controls that have names of their own.',
  },
  ActionBar: {
    role: 'A region with a name, the number as an output, and buttons.',
    keys: pressKeys,
    announced: 'The number of selected things when it changes.',
    supply: 'Actions that say what they do, and a list whose rows say that they are selected.',
  },
};

export const overlays: AccessibilityNotes = {
  CommandPalette: {
    role: 'A dialog with a search field and a menu of commands in groups.',
    keys: [
      ['Ctrl or Cmd, and K', 'Open and close it, unless `openKey` says otherwise'],
      ['Up, Down', 'Move between commands while the search field keeps the focus'],
      ['Enter', 'Runs the command'],
      ['Escape', 'Closes it'],
    ],
    announced: 'Politely, how many commands match what is typed.',
    supply: 'An `aria-label`, and another way to each command for people without a keyboard.',
  },
  ConfirmDialog: {
    role: 'An alert dialog, named by its title and described by its text.',
    keys: [
      ['Tab', 'Moves between the two answers and stays inside'],
      ['Escape', 'Cancels'],
    ],
    announced: 'Title and text when it opens. Focus returns where it was when it closes.',
    supply: 'Answers that make sense without the question, such as "Discard" and "Keep writing".',
  },
  Dialog: {
    role: 'A modal dialog, named by its title and described by its description. The page behind it is inert.',
    keys: [
      ['Tab', 'Stays inside'],
      ['Escape', 'Closes it if it has `onClose` and is not busy'],
    ],
    announced: 'Title and description when it opens. Focus returns where it was when it closes.',
    supply: 'A title, and `isBusy` while closing it would lose what is being sent.',
  },
  Menu: {
    role: 'A button that opens a menu of menu items.',
    keys: [
      ['Enter, Space or Down', 'Open the menu'],
      ['Up, Down', 'Move between items'],
      ['A letter', 'Moves to the next item that starts with it'],
      ['Right, Left', 'Open and close the menu of an item, the other way round from right to left'],
      ['Escape', 'Closes it'],
    ],
    announced: 'The name of the button and whether its menu is open, then each item with its help text.',
    supply: 'A label, also with `isIconOnly`.',
  },
  Popover: {
    role: 'A button that opens a dialog beside it.',
    keys: [
      ['Enter or Space', 'Open it from its button'],
      ['Escape', 'Closes it, as a press outside does, and focus returns to the button'],
    ],
    announced: 'Its label when it opens.',
    supply: 'A label for the content, and the name of the button.',
  },
  Sheet: {
    role: 'A modal dialog at the edge of the window, named by its title.',
    keys: [
      ['Tab', 'Stays inside'],
      ['Escape', 'Closes it if it has `onClose` and is not busy'],
    ],
    announced: 'Title and description when it opens. Focus returns where it was when it closes.',
    supply: 'A title.',
  },
  ToastQueue: {
    role: 'A region of the page with a live message.',
    keys: [
      ['Tab', 'Reaches the message’s buttons, also while a dialog is open'],
      ['Enter or Space', 'Press them'],
    ],
    announced: 'Each message politely. Its time stands still while the pointer or the focus is in it.',
    supply: 'One queue, rendered once and always. A message that nobody may miss belongs in a banner.',
  },
  ToastRegion: {
    role: 'A region of the page with a live message.',
    keys: [
      ['Tab', 'Reaches the message’s buttons, also while a dialog is open'],
      ['Enter or Space', 'Press them'],
    ],
    announced: 'Each message politely.',
    supply: 'A place that is rendered always: a live region that appears with its message is not read out.',
  },
  Tooltip: {
    role: 'A tooltip that describes its trigger.',
    keys: [
      ['Tab', 'Shows it with the trigger’s focus, at once'],
      ['Escape', 'Hides it, and the trigger keeps its focus'],
    ],
    announced: 'After the name of the trigger, as its description.',
    supply: 'A trigger that takes focus and has a name without the tooltip. Touch screens don’t show it.',
  },
  HoverCard: {
    role: 'A dialog that doesn’t keep the focus, described by its trigger.',
    keys: [
      ['Tab', 'Opens it at its trigger, and goes on into it'],
      ['Escape', 'Closes it'],
    ],
    announced: 'That the trigger opens something. On touch screens, that a long press does.',
    supply: 'A label, and a page behind the link that has everything that the card shows.',
  },
};

export const layout: AccessibilityNotes = {
  Box: {
    role: 'None, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Only its content.',
    supply: 'An element with a meaning if the content has one.',
  },
  Card: {
    role: 'None, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Only its content.',
    supply: 'With `as="section"` or `as="article"`, a name by `aria-labelledby`.',
  },
  AppShell: {
    role: 'A banner, a main landmark, and around them what you give.',
    keys: [['Tab', 'First reaches a link past the navigation']],
    announced: 'The landmarks by name.',
    supply: 'A heading of level 1 in each page, and the focus on it after a change of page.',
  },
  Grid: {
    role: 'None, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Only its content, in the order of the source.',
    supply: '`as="ul"` with `li` children if it is a list.',
  },
  Horizon: {
    role: 'None, or that of the element in `as`. The drawing is hidden.',
    keys: noKeys,
    announced: 'Only its content. The date on the sun is hidden, so the text has to say it.',
    supply: 'A heading inside that names it.',
  },
  Inline: {
    role: 'None, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Only its content, in the order of the source.',
    supply: '`as="ul"` with `li` children if it is a list.',
  },
  NextStep: {
    role: 'A region with the name of its heading. The drawing is hidden.',
    keys: noKeys,
    announced: 'When it is, the heading, the text, then the action.',
    supply: 'A title, the `level` that fits the outline, and the date as text: the one on the sun is hidden.',
  },
  Section: {
    role: 'A region with the name of its heading.',
    keys: noKeys,
    announced: 'The heading, which people also find in the list of headings.',
    supply: 'A title, and the `level` that fits the outline of the page.',
  },
  Stack: {
    role: 'None, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Only its content.',
    supply: '`as="ul"` with `li` children if it is a list.',
  },
  VisuallyHidden: {
    role: 'None. With `live`, a live region.',
    keys: noKeys,
    announced: 'Its text, which nobody sees. With `live`, each time the text changes.',
    supply: 'Text that sighted people don’t need, because they see it otherwise.',
  },
};
