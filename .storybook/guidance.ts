import type { Pair } from '../stories/support/Pairs.tsx';

type Advice = readonly [write: string, notThis: string, because: string];

/** How each component is meant, and the mistake that is made most; its documentation shows them. */
const advice: Record<string, readonly Advice[]> = {
  ActionLink: [['Two to six ways on, side by side', 'The one thing to do here', 'That is a primary button.']],
  Avatar: [
    ['Beside the name it stands for', 'Alone, as the only sign of who it is', 'Initials are shared by many.'],
  ],
  Badge: [
    [
      'A status of one or two words',
      'A sentence, or something to press',
      'It is read in passing and never focused.',
    ],
  ],
  Banner: [
    [
      'What concerns the page, with the next step',
      'The error of one field',
      'An error is read where it is mended.',
    ],
  ],
  BarChart: [['Sums that are compared', 'A course over time', 'A line shows a course.']],
  Box: [['Space and color from the theme', 'A margin written by hand', 'Rhythm comes from one place.']],
  Button: [
    [
      'One primary button in a view',
      'Two equal primaries side by side',
      'One thing is what most people came for.',
    ],
    ['"Send request": what it does', '"OK" or "Submit"', 'It is also read alone, in a list of buttons.'],
  ],
  Calendar: [
    [
      'Days that can not be chosen say why',
      'Days that are simply dead',
      'A closed office is no mistake of the reader.',
    ],
  ],
  Card: [['One thing that belongs together', 'Cards within cards', 'Lines around lines group nothing.']],
  Chart: [['Figures beside the picture, as text', 'A picture alone', 'Not everybody sees a curve.']],
  Checkbox: [['Something that is true or not', 'An effect at once', 'What works at once is a switch.']],
  CodeField: [
    ['One field that takes a pasted code', 'Six fields of one digit', 'Codes are pasted and filled in.'],
  ],
  ConfirmDialog: [
    ['"Discard" and "Keep writing"', '"Yes" and "No"', 'The answers say what happens without the question.'],
  ],
  CopyButton: [
    ['Beside what it copies, which can be read', 'In place of it', 'People check what they hand on.'],
  ],
  DateLeaf: [['Beside words that say the date', 'As the only date', 'It is not read aloud.']],
  DescriptionList: [['Facts with their names', 'A table of many alike', 'Columns compare, a list does not.']],
  Dialog: [['A short task that comes back here', 'A page of its own', 'A place has an address.']],
  Disclosure: [['Detail that few need', 'What everybody has to read', 'What is closed stays unread.']],
  DonutChart: [['Parts of a whole, at most six', 'Small differences', 'Angles are hard to compare.']],
  EmptyState: [['Why it is empty and what to do', '"No data"', 'Nothing is a state too.']],
  ErrorState: [['What happened, and "Try again"', 'A code alone', 'There is always a next step.']],
  FileDrop: [['Kinds and limits before choosing', 'A refusal afterwards', 'A file is looked for once.']],
  FilterBar: [
    ['What narrows the list below it', 'What changes anything else', 'Looking around is never a deed.'],
    [
      'Filters that few need behind "More"',
      'A set filter that nobody sees',
      'Its button says how many are set.',
    ],
  ],
  Form: [
    [
      'Errors listed, the first field focused',
      'A button that is dead without a reason',
      'One must learn what is missing.',
    ],
  ],
  Grid: [['Things alike in columns', 'Columns of one row of text', 'A line of words needs no grid.']],
  Heading: [['The level of the outline', 'A level for its size', 'Size is its own choice: `size`.']],
  Icon: [['Beside a word', 'In place of a word', 'Few signs are read alike by all.']],
  Inline: [['Things that wrap together', 'A table', 'It promises no columns.']],
  LineChart: [['A course over time', 'Kinds without an order', 'A line says that one follows the other.']],
  LinkButton: [['It goes somewhere', 'It does something', 'A link can be opened in another tab.']],
  Logo: [['Once, at the head', 'As an ornament', 'It says whose page this is.']],
  MatchScore: [['The number with its band in words', 'The color alone', 'Color is not seen by all.']],
  Menu: [
    ['Deeds that are needed now and then', 'The one that most came for', 'What is in a menu is not seen.'],
  ],
  PasswordField: [
    [
      'Show it on request, let it be pasted',
      'A second field to repeat it',
      'Seeing is better than repeating.',
    ],
  ],
  Popover: [['A remark beside its cause', 'A form', 'It closes by a press elsewhere.']],
  ProgressBar: [['How much is done of how much', 'Waiting without an end', 'That is a spinner.']],
  ProgressRing: [['One share, with its number', 'Many side by side', 'Bars compare better.']],
  RadioGroup: [['Two to six answers, all in sight', 'Thirty', 'That is a select.']],
  Rating: [['The mean with how many gave it', 'Stars alone', 'Five stars of one are not five of a hundred.']],
  SearchField: [
    [
      'Results counted, "Clear all" near',
      'Results that change unsaid',
      'A change that is not seen has to be heard.',
    ],
  ],
  Select: [['Many answers of one kind', 'Yes or no', 'Two answers can stand in sight.']],
  Sheet: [['Something beside the page, to go back from', 'A question to answer first', 'That is a dialog.']],
  Skeleton: [['The shape of what comes', 'A shape of its own', 'Nothing jumps when it comes.']],
  SkipLink: [
    ['The first thing that takes the focus', 'Hidden from the keyboard', 'It is there for the keyboard.'],
  ],
  Sparkline: [['A tendency beside its number', 'Values to be read off', 'It has no axis.']],
  Spinner: [['With words for what is awaited', 'For less than a moment', 'What flickers disturbs.']],
  Stack: [
    ['Space between things below one another', 'Space by empty elements', 'Nothing is nothing to a reader.'],
  ],
  StatCard: [['One figure and what it counts', 'A figure without its time', 'A number of when?']],
  Steps: [['Where one is of how many', 'Decoration of two steps', 'Two need no map.']],
  Switch: [['It works at once', 'It waits for "Save"', 'What waits is a checkbox.']],
  TabLinks: [['Places with addresses', 'Parts of one form', 'Going back has to work.']],
  Table: [['Rows that are compared', 'A layout', 'It is read by its heads.']],
  Tabs: [['Views of the same thing', 'Steps in an order', 'Tabs can be taken in any order.']],
  Text: [['Short lines, plain words', 'Whole lines in strong', 'What is all strong is not.']],
  TextArea: [['More than one line, with its limit', 'A name', 'Enter would not send it.']],
  TextField: [
    ['The label above, help below it', 'The label as a placeholder', 'It is gone when it is needed.'],
  ],
  Timeline: [['What happened, newest first', 'What could happen', 'A plan is a list of steps.']],
  ToastRegion: [['What may be missed', 'What is needed later', 'It goes away.']],
  ToggleGroup: [['A filter with its counts', 'An order to do something', 'A choice lasts, a deed does not.']],
  VisuallyHidden: [['Words that a picture says', 'Words that all need', 'What helps some mostly helps all.']],
};

export const guidance: Record<string, readonly Pair[]> = Object.fromEntries(
  Object.entries(advice).map(([name, rows]) => [
    name,
    rows.map(([write, notThis, because]) => ({ write, notThis, because })),
  ]),
);
