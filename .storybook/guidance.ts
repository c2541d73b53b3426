import type { Pair } from '../stories/support/Pairs.tsx';

type Advice = readonly [write: string, notThis: string, because: string];

/** How to use each component, and its most common misuse. Shown in its documentation. */
const advice: Record<string, readonly Advice[]> = {
  Accordion: [
    [
      'For long details, read one at a time',
      'For steps in an order',
      'That order is a form or a list of steps.',
    ],
  ],
  AppShell: [
    [
      'Around all pages of an app',
      'Around a page for visitors',
      'Visitors need no navigation between tools.',
    ],
  ],
  ActionBar: [
    ['For what can be done with several rows', 'For the actions of one row', 'Those belong in the row.'],
  ],
  ActionLink: [
    ['For two to six next steps, side by side', 'For the main action of a page', 'That is a primary button.'],
  ],
  Avatar: [['Beside the name', 'Alone, as the only identification', 'Many people share initials.']],
  AvatarGroup: [
    [
      'For a first impression of who takes part',
      'As the only list of names',
      'Initials don’t say who somebody is.',
    ],
  ],
  Badge: [
    [
      'For a status of one or two words',
      'For a sentence or something to press',
      'People only glance at it, and it never gets focus.',
    ],
  ],
  Banner: [
    [
      'For a message about the page, with the next step',
      'For the error of one field',
      'Errors belong where they can be fixed.',
    ],
  ],
  BarChart: [['To compare totals', 'For values over time', 'A line chart shows change over time.']],
  Box: [
    [
      'With space and color from the theme',
      'With a hand-written margin',
      'Spacing stays consistent if it comes from one place.',
    ],
  ],
  Breadcrumbs: [
    [
      'For pages three or more levels deep',
      'For steps of a form',
      'A step back in a form is not a page above.',
    ],
  ],
  Button: [
    [
      'One primary button per view',
      'Two equal primary buttons side by side',
      'Most people are there for one action.',
    ],
    [
      '"Send request": what it does',
      '"OK" or "Submit"',
      'Screen readers also list buttons without their context.',
    ],
  ],
  Calendar: [
    [
      'Give a reason for days that can’t be selected',
      'Disable days without a reason',
      'A closed office is not the reader’s mistake.',
    ],
  ],
  Card: [['For content that belongs together', 'Inside another card', 'Nested outlines group nothing.']],
  Chart: [['With the data as text beside it', 'As a picture only', 'Not everyone can see a chart.']],
  Checkbox: [['For a choice that is saved with its form', 'For an immediate effect', 'That is a switch.']],
  CheckboxGroup: [['For any of a few options', 'For one of a few options', 'That is a radio group.']],
  Code: [
    ['For what people copy or type exactly', 'To make a word stand out', 'That is what strong text is for.'],
  ],
  CodeField: [
    [
      'One field that accepts a pasted code',
      'Six fields with one digit each',
      'Codes are pasted and autofilled.',
    ],
  ],
  ComboBox: [
    [
      'For lists that are searched, not read',
      'For a few options that everyone reads',
      'Typing is work. Visible options need one press.',
    ],
    [
      'Let people find options by other names too',
      'List hundreds of options at once',
      'People know the code or the name, seldom both.',
    ],
  ],
  CommandPalette: [
    [
      'A second, faster way to commands',
      'The only way to a command',
      'Most people never open it, and touch screens have no keys.',
    ],
  ],
  ConfirmDialog: [
    ['"Discard" and "Keep writing"', '"Yes" and "No"', 'Answers should make sense without the question.'],
  ],
  CopyButton: [
    [
      'Beside the visible text that it copies',
      'Instead of the text',
      'People want to check what they share.',
    ],
  ],
  DataTable: [
    [
      'For people who sort and compare rows all day',
      'For a few rows that are only read',
      'A plain table needs no options, and turns into cards on a phone.',
    ],
  ],
  DateLeaf: [['Beside text with the date', 'As the only date', 'Screen readers skip it.']],
  DatePicker: [
    [
      'For a date that people know or plan',
      'For a date that nobody knows exactly',
      'A field for the year, or a select, allows a rough answer.',
    ],
    [
      'Say what is wrong with a typed date',
      'Rely on what the calendar offers',
      'Any date can be typed, and many people type.',
    ],
  ],
  DateRangePicker: [
    ['For the first and last day of one thing', 'With two fields', 'One calendar shows both ends together.'],
  ],
  DateTimePicker: [
    [
      'For a moment that people agree on',
      'For one of a few times',
      'A date and a select offer only what is free.',
    ],
  ],
  DescriptionList: [
    ['For labels and values of one thing', 'For a table of similar things', 'Comparing needs columns.'],
  ],
  Dialog: [['For a short task that returns here', 'For a whole page', 'A page should have a URL.']],
  Disclosure: [
    [
      'For details that few people need',
      'For text that everyone has to read',
      'Collapsed text stays unread.',
    ],
  ],
  Divider: [
    ['Between parts that distance alone leaves together', 'Between every two rows', 'Distance is enough.'],
  ],
  FormGrid: [
    [
      'For short fields that belong together',
      'For fields that have nothing to do with each other',
      'People read forms from top to bottom, and miss what stands beside.',
    ],
  ],
  FunnelChart: [
    ['For steps that fewer and fewer people reach', 'For parts of a whole', 'Each step contains the next.'],
  ],
  DonutChart: [['For parts of a whole, at most six', 'For small differences', 'Angles are hard to compare.']],
  EmptyState: [['Say why it is empty and what to do', '"No data"', 'An empty list needs a next step too.']],
  ErrorState: [
    ['Say what happened, and offer "Try again"', 'An error code alone', 'There is always a next step.'],
  ],
  FileDrop: [
    [
      'List accepted types and limits up front',
      'Reject the file afterward',
      'Nobody wants to look for a file twice.',
    ],
  ],
  FileUpload: [
    [
      'Say which file failed, and offer to try it again',
      'One error for all files',
      'Nobody wants to choose the other files twice.',
    ],
    ['Show how far each upload is', 'A bar that doesn’t move', 'A large file on a phone can take minutes.'],
  ],
  FilterBar: [
    [
      'For controls that narrow the list below',
      'For controls that change data',
      'Filtering must never have side effects.',
    ],
    [
      'Put filters that few people need behind "More"',
      'Hide an active filter',
      'The button shows how many are active.',
    ],
  ],
  Form: [
    [
      'List the errors and focus the first field',
      'Disable the button without a reason',
      'People need to know what is missing.',
    ],
  ],
  Grid: [['For similar items in columns', 'For one row of text', 'That needs no grid.']],
  GridList: [
    [
      'For things with several facts or actions each',
      'For options of one word',
      'Options belong in a field, with its label and error.',
    ],
  ],
  Heading: [
    ['Choose the level for the outline', 'Choose the level for its size', 'Size is a separate prop: `size`.'],
  ],
  Horizon: [
    [
      'For the one thing to do next',
      'For decoration, or twice on a page',
      'It is the loudest thing there is, so only one can be loud.',
    ],
  ],
  HoverCard: [
    [
      'For a first look at what a link leads to',
      'For what is nowhere else',
      'Touch screens need a long press to see it.',
    ],
  ],
  Icon: [['Beside a label', 'Instead of a label', 'Few icons mean the same to everyone.']],
  Inline: [['For items that wrap together', 'For a table', 'Its items don’t line up in columns.']],
  Kbd: [
    [
      'The names printed on the keys',
      '"Press CTRL-k" as plain text',
      'Keys are easier to find if they look like keys.',
    ],
  ],
  LineChart: [
    [
      'For values over time',
      'For categories without an order',
      'A line suggests that one value follows another.',
    ],
  ],
  Link: [['In text, to another page', 'For an action', 'Links lead somewhere; buttons do something.']],
  LinkButton: [['For navigation', 'For an action', 'A link can be opened in another tab.']],
  Logo: [['Once, at the top', 'As decoration', 'It says whose page this is.']],
  MatchScore: [['The number with the name of its band', 'The color alone', 'Not everyone can see colors.']],
  Menu: [
    [
      'For actions that are needed now and then',
      'For the main action',
      'People don’t see what is inside a menu.',
    ],
  ],
  Meter: [['For a level that rises and falls', 'For the progress of a task', 'That is a progress bar.']],
  MonthPicker: [['For a month and a year', 'For a date of which the day is known', 'That is a date picker.']],
  NextStep: [
    [
      'One thing, with its button',
      'A list of things to do',
      'Whoever opens the page should know what to press.',
    ],
  ],
  NumberField: [
    [
      'For an amount that people count or calculate with',
      'For a ZIP code or a phone number',
      'Nobody adds one to a ZIP code, and a zero at its start would get lost.',
    ],
  ],
  Pagination: [
    [
      'For a list whose end people need to reach',
      'For a feed that is read from the top',
      'There, more loads at the end.',
    ],
  ],
  PasswordField: [
    [
      'Let people show it and paste it',
      'Add a second field to repeat it',
      'Checking is easier than typing twice.',
    ],
  ],
  Popover: [['For a note beside what it explains', 'For a long form', 'It closes with a click elsewhere.']],
  ProgressBar: [['For a known amount of a total', 'For waiting without a known end', 'That is a spinner.']],
  ProgressRing: [['For one share, with its number', 'For many side by side', 'Bars are easier to compare.']],
  RadioGroup: [['For two to six options, all visible', 'For thirty options', 'That is a select.']],
  Rating: [
    [
      'The average with the number of reviews',
      'Stars alone',
      'Five stars from one person are not five from a hundred.',
    ],
  ],
  RowList: [
    [
      'The name as the link, with one line about now',
      'A button that only opens the row',
      'The whole row is the link already.',
    ],
  ],
  ScrollArea: [
    [
      'For one long part of a page',
      'For the page itself',
      'Two scroll bars side by side catch fingers and wheels.',
    ],
  ],
  SearchField: [
    [
      'Announce the number of results',
      'Change results silently',
      'Screen reader users need to hear the change.',
    ],
  ],
  Section: [
    [
      'For a part of a page, on its own ground',
      'A card around every part',
      'Boxes in boxes give everything the same weight.',
    ],
  ],
  Select: [['For many options of one kind', 'For yes or no', 'Two options can both be visible.']],
  Sheet: [
    [
      'For something beside the page, to return from',
      'For a question that must be answered',
      'That is a dialog.',
    ],
  ],
  SideNav: [
    [
      'For the pages of an app, in the same order everywhere',
      'For the sections of one page',
      'Those are links at its head, or tabs.',
    ],
  ],
  Skeleton: [
    [
      'In the shape of the content',
      'In a shape of its own',
      'The layout should not jump when content arrives.',
    ],
  ],
  SkipLink: [['First in the tab order', 'Hidden from the keyboard', 'It is for keyboard users.']],
  Slider: [
    [
      'For a rough amount within a range',
      'For an exact number or a year',
      'Hands that tremble can’t hit one value of many.',
    ],
    [
      'A number field for what somebody knows exactly',
      'A slider with thousands of steps',
      'Typing four digits is faster than dragging.',
    ],
  ],
  Sparkline: [['For a trend beside its number', 'For reading exact values', 'It has no axis.']],
  Spinner: [['With text about what is loading', 'For very short waits', 'Flickering is distracting.']],
  Stack: [
    [
      'For space between items in a column',
      'With empty elements as spacers',
      'Screen readers may announce empty elements.',
    ],
  ],
  StatCard: [
    [
      'One figure, and what it counts',
      'A figure without its time range',
      'A number needs to say when it is from.',
    ],
  ],
  StatStrip: [
    [
      'Figures that come after the work',
      'Cards around each of them',
      'Boxes would make figures louder than what is to be done.',
    ],
  ],
  Stepper: [
    ['For a long form that most fill in once', 'For five fields', 'A short form is done sooner on one page.'],
  ],
  Steps: [['The current step of a known number', 'Decoration for two steps', 'Two steps need no map.']],
  Switch: [['For an immediate effect', 'For a choice that needs "Save"', 'That is a checkbox.']],
  TabLinks: [['For pages with URLs', 'For parts of one form', 'The Back button has to work.']],
  Table: [['For rows that are compared', 'For layout', 'Screen readers read it by its headers.']],
  Tabs: [['For views of the same thing', 'For ordered steps', 'Tabs can be opened in any order.']],
  TagGroup: [
    [
      'For short names that can be removed or selected',
      'For a status',
      'A status is a badge: nobody removes it.',
    ],
  ],
  TagsInput: [
    ['For a few short texts in people’s own words', 'For options that are known', 'A combo box offers them.'],
  ],
  Text: [['Short lines, plain words', 'Whole lines in strong', 'If everything is strong, nothing is.']],
  TextArea: [['For more than one line, with its limit', 'For a name', 'Enter doesn’t submit it.']],
  TextField: [['Label above, help below', 'A placeholder as the label', 'It disappears when it is needed.']],
  TimeField: [
    [
      'For any time of the day',
      'For one of a few free times',
      'People shouldn’t have to guess what is free.',
    ],
    ['A select for the free times', 'An error after each guess', 'A list has no wrong answer.'],
  ],
  Timeline: [
    ['For what happened and the planned next steps', 'For what might happen', 'Only list what is known.'],
  ],
  ToastQueue: [
    [
      'A banner for what people must not miss',
      'A toast of high priority for a deadline',
      'Whoever looks away for a moment never sees it.',
    ],
  ],
  ToastRegion: [
    ['For messages that may be missed', 'For information that is needed later', 'Toasts disappear.'],
  ],
  ToggleButton: [
    [
      'For something that is on or off at once',
      'With a text that changes too',
      'No one knows whether it says what is, or what a press does.',
    ],
  ],
  ToggleButtonGroup: [['For filters with counts', 'For actions', 'A selection lasts; an action doesn’t.']],
  Toolbar: [
    [
      'For actions on one thing, beside it',
      'For the navigation of the site',
      'Links of a page belong in a navigation.',
    ],
  ],
  Tooltip: [
    ['For a hint that helps some people', 'For what everyone needs to know', 'Touch screens don’t show it.'],
  ],
  Tree: [
    [
      'For things that contain others',
      'For a flat list or steps',
      'Without levels, a list is easier to hear and to use.',
    ],
  ],
  VisuallyHidden: [
    [
      'For text that replaces a picture',
      'For text that everyone needs',
      'What helps some people usually helps everyone.',
    ],
  ],
};

export const guidance: Record<string, readonly Pair[]> = Object.fromEntries(
  Object.entries(advice).map(([name, rows]) => [
    name,
    rows.map(([write, notThis, because]) => ({ write, notThis, because })),
  ]),
);
