import { linkKeys, noKeys, pressKeys, type AccessibilityNotes } from './note.ts';

/** Lists, tables and what opens in place. */
export const lists: AccessibilityNotes = {
  Accordion: {
    role: 'Sections, each a heading with a button. With an `aria-label`, a group around them.',
    keys: [
      ['Tab', 'Moves between the buttons and what is open'],
      ['Enter or Space', 'Open or close a section'],
    ],
    announced: 'The title of a section, and whether it is expanded.',
    supply: 'An `id` for each section, and the heading `level` that fits the outline.',
  },
  DataTable: {
    role: 'A grid with a name, column headers and row headers, and a button for its options.',
    keys: [
      ['Arrow keys', 'Move between cells'],
      ['Enter', 'On a header: sorts. On a row: opens it. On a resizer: starts, then arrows resize'],
      ['Space', 'Selects the row, with a `selectionMode`'],
      ['Home, End, Page Up, Page Down', 'Go further at once'],
      ['Right, Left', 'On a row with rows inside: expand and collapse it'],
    ],
    announced:
      'Position and headers of each cell, the order after sorting, and politely the state of loading.',
    supply: 'A label, a column with `isRowHeader`, and names for buttons in cells.',
  },
  DescriptionList: {
    role: 'A description list of terms and definitions.',
    keys: noKeys,
    announced: 'Each label with its value.',
    supply: 'Labels that are unique in the list.',
  },
  Disclosure: {
    role: 'A heading with a button, and a group that it opens.',
    keys: pressKeys,
    announced: 'The title and the hint, and whether it is expanded.',
    supply: 'A title that says what is inside, and the heading `level` that fits the outline.',
  },
  GridList: {
    role: 'A grid with a name, and a row for each item.',
    keys: [
      ['Up, Down', 'Move between rows, and in a layout of columns also Left and Right'],
      ['Left, Right', 'Move to the controls in a row'],
      ['Space', 'Selects the row, with a `selectionMode`'],
      ['Enter', 'Opens the row, if it has an action or a link'],
    ],
    announced: 'The label of each row, its place, and whether it is selected.',
    supply: 'An `aria-label`, and `getLabel` with the name of an item.',
  },
  RowList: {
    role: 'A list. The name of a row is its link.',
    keys: linkKeys,
    announced: 'Name, details and state of each row, in this order.',
    supply: 'Names of buttons in rows that say which row they belong to.',
  },
  Table: {
    role: 'A grid with a name, column headers and row headers.',
    keys: [
      ['Tab', 'Reaches one row and its controls'],
      ['Arrow keys', 'Move between cells'],
      ['Home, End, Page Up, Page Down', 'Go further at once'],
      ['Enter or Space', 'On a header: sorts. In a cell: presses its control'],
    ],
    announced:
      'Position and headers of each cell, the order after sorting, and politely the state of loading.',
    supply: 'A label, a column with `isRowHeader`, and `rowCount` if more rows exist than are loaded.',
  },
  Timeline: {
    role: 'An ordered list with a name. The current entry is marked as the current step.',
    keys: noKeys,
    announced: 'Each title with its state, time and text.',
    supply: 'A label, and times as text or `time` elements.',
  },
  Tree: {
    role: 'A tree grid with a name, and a row for each node.',
    keys: [
      ['Up, Down', 'Move between rows that are shown'],
      ['Right', 'Opens a node'],
      ['Left', 'Closes it, or moves to the node above'],
      ['Enter', 'Opens what a row stands for'],
      ['Space', 'Selects it, with a `selectionMode`'],
    ],
    announced: 'Each label with its level, and whether it is expanded.',
    supply: 'An `aria-label`, and labels that make sense below their parents.',
  },
};

/** Ways to other pages and views. */
export const navigation: AccessibilityNotes = {
  Breadcrumbs: {
    role: 'A navigation landmark with an ordered list. The last item is the current page and no link.',
    keys: linkKeys,
    announced: 'Each page above, then the current page.',
    supply: 'An `aria-label`. It comes before the page’s first heading.',
  },
  Pagination: {
    role: 'A navigation landmark with an ordered list of buttons, or of links with `getHref`.',
    keys: [['Enter or Space', 'Turn to the page. Links take Enter']],
    announced: 'Each page, and which one is current.',
    supply: 'An `aria-label`, and focus or a live region for the new page.',
  },
  ScrollArea: {
    role: 'A region with a name.',
    keys: [
      ['Tab', 'Reaches it, while there is more than fits'],
      ['Arrow keys, Page Up, Page Down', 'Scroll it'],
    ],
    announced: 'Its name, and its content in the order of the source.',
    supply: 'A label that says what is inside.',
  },
  SideNav: {
    role: 'A complementary landmark with a name. A list with a label is a navigation, and the current page is marked.',
    keys: linkKeys,
    announced: 'Each page with its count. A narrow one reads out labels that it does not show.',
    supply: 'A label for the whole, and one for each list of pages.',
  },
  Stepper: {
    role: 'A form with a list of its steps, of which the current one is marked.',
    keys: [['Enter', 'In a field: goes on to the next step, and in the last one sends']],
    announced: 'Number and name of a new step and its content, because it gets the focus.',
    supply: 'A label for the whole process, and fields whose errors say what to do.',
  },
  Steps: {
    role: 'An ordered list with a name. The current step is marked.',
    keys: noKeys,
    announced: 'Number and name of the current step, and that earlier ones are done.',
    supply: 'A label for the whole process.',
  },
  TabLinks: {
    role: 'A navigation landmark with a list of links, one of them the current page.',
    keys: linkKeys,
    announced: 'Each link with its count, and which one is current.',
    supply: 'A label that differs from those of other navigations on the page.',
  },
  Tabs: {
    role: 'A tab list with a name, tabs, and the panel of the open tab.',
    keys: [
      ['Left, Right', 'Move to another tab and open it'],
      ['Home, End', 'Go to the first or last tab'],
      ['Tab', 'Goes on to the panel'],
    ],
    announced: 'Each tab with its place, and whether it is selected.',
    supply: 'A label, and a `panel` for each tab, or children that follow the open one.',
  },
};
