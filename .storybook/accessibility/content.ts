import { noKeys, type AccessibilityNotes } from './note.ts';

/** Text, marks and messages. */
export const content: AccessibilityNotes = {
  Avatar: {
    role: 'Hidden. With `isNamed`, an image with the name.',
    keys: noKeys,
    announced: 'Nothing, because the name stands beside it.',
    supply: 'The name as text beside it, or `isNamed`.',
  },
  AvatarGroup: {
    role: 'A list with a name. Each avatar is an image with the name of the person.',
    keys: noKeys,
    announced: 'Each name, then how many more there are.',
    supply: 'An `aria-label` that says who they are. `moreLabel` says the number of the others in words.',
  },
  Badge: {
    role: 'None: it is text.',
    keys: noKeys,
    announced: 'Its text. Color and icon add nothing that the text doesn’t say.',
    supply: 'Text that means the same without its color.',
  },
  Banner: {
    role: 'Text. With `announce`, an alert or a status.',
    keys: noKeys,
    announced: 'Nothing by itself, because it is read with the page. With `announce`, when it appears.',
    supply: '`announce` if it appears after the page was read: `alert` interrupts, `status` waits.',
  },
  Divider: {
    role: 'A separator. None with `isDecorative`.',
    keys: noKeys,
    announced: 'That there is a separator, in some screen readers.',
    supply: '`isDecorative`, if the parts have headings.',
  },
  Code: {
    role: 'None in most browsers: it is text in a `code` element.',
    keys: noKeys,
    announced: 'Its text. Some screen readers say that it is code.',
    supply: 'The exact characters, and a `CopyButton` if people need them elsewhere.',
  },
  DateLeaf: {
    role: 'Hidden.',
    keys: noKeys,
    announced: 'Nothing.',
    supply: 'The date as text beside it.',
  },
  EmptyState: {
    role: 'A heading, text and an action.',
    keys: noKeys,
    announced: 'Its content. The icon is hidden.',
    supply: 'The heading `level` that fits the outline, and a next step.',
  },
  ErrorState: {
    role: 'A heading, text and an action. With `announce`, an alert or a status.',
    keys: noKeys,
    announced: 'With `announce`, when it replaces what was there.',
    supply: 'What happened in words, an action, and `announce` if it comes later than the page.',
  },
  Heading: {
    role: 'A heading of its level.',
    keys: noKeys,
    announced: 'Its text and level. With `isLive`, each time the text changes.',
    supply: 'The `level` that fits the outline. Its `size` is a separate prop.',
  },
  Icon: {
    role: 'Hidden. With `label`, an image.',
    keys: noKeys,
    announced: 'Its label, if it has one.',
    supply: 'A `label` only if no text beside it says the same.',
  },
  Kbd: {
    role: 'Keyboard input.',
    keys: noKeys,
    announced: 'The names of the keys.',
    supply: 'The names as printed on the keys, and text that says what they do.',
  },
  Logo: {
    role: 'The product’s name as text. The drawing is hidden.',
    keys: noKeys,
    announced: 'The name.',
    supply: 'In a link, an `aria-label` that says where it leads.',
  },
  Skeleton: {
    role: 'Hidden.',
    keys: noKeys,
    announced: 'Nothing.',
    supply: '`aria-busy` on the container, and words that say what is loading.',
  },
  Spinner: {
    role: 'Hidden. With `label`, an image.',
    keys: noKeys,
    announced: 'Its label when people reach it. It is no live region.',
    supply: 'A `label`, or text beside it in a live region.',
  },
  Text: {
    role: 'A paragraph, or that of the element in `as`.',
    keys: noKeys,
    announced: 'Its text.',
    supply: '`as="span"` inside other text, and `lang` for words of another language.',
  },
};

const chartData = 'Nothing by itself. The title names the figure, and a table has all values.';
const charted = 'A title, heads for the table, and `formatValue` with the unit.';
const chartKeys = [['Enter or Space', 'On "Show the data": opens the table']] as const;

/** Charts and measures. */
export const figures: AccessibilityNotes = {
  BarChart: {
    role: 'A figure with its title as the name, a list of labels and values, and a table.',
    keys: chartKeys,
    announced: chartData,
    supply: charted,
  },
  Chart: {
    role: 'A figure with its title as the name, your drawing, and a table.',
    keys: chartKeys,
    announced: chartData,
    supply: 'All values as `rows`, and a drawing that is hidden from screen readers.',
  },
  DonutChart: {
    role: 'A figure with its title as the name, a list of labels and values, and a table.',
    keys: chartKeys,
    announced: chartData,
    supply: charted,
  },
  FunnelChart: {
    role: 'A figure with its title as the name, an ordered list of steps, and a table.',
    keys: chartKeys,
    announced: chartData,
    supply: charted,
  },
  LineChart: {
    role: 'A figure with its title as the name, a slider along the line, and a table.',
    keys: [
      ['Left, Right', 'Move along the line'],
      ['Home, End', 'Go to the first or last point'],
      ['Enter or Space', 'On "Show the data": opens the table'],
    ],
    announced: 'At each move, the label of the point and the value of each line.',
    supply: charted,
  },
  MatchScore: {
    role: 'None: it is text.',
    keys: noKeys,
    announced: 'The number and the name of its band, also with `isWordHidden`.',
    supply: 'Words beside it that say what is scored.',
  },
  Meter: {
    role: 'A meter with its label as the name.',
    keys: noKeys,
    announced: 'Label and value as text.',
    supply: 'A label, and `valueLabel` if a percentage says too little.',
  },
  ProgressBar: {
    role: 'A progress bar with its label as the name.',
    keys: noKeys,
    announced: 'Label and value as text. It does not interrupt while it fills.',
    supply: 'A label, and `valueLabel` if a percentage says too little.',
  },
  ProgressRing: {
    role: 'A progress bar with its label as the name.',
    keys: noKeys,
    announced: 'Label and value as text.',
    supply: 'A label that says of what the share is.',
  },
  Rating: {
    role: 'An image whose name is the rating in words.',
    keys: noKeys,
    announced: 'The average of five, then the number of reviews.',
    supply: 'The number of reviews, if there are any.',
  },
  Sparkline: {
    role: 'An image whose name is the trend in words.',
    keys: noKeys,
    announced: 'The label, then the first, last, lowest and highest value.',
    supply: 'A label with the range of time, and the figure beside it.',
  },
  StatCard: {
    role: 'An article, named by its label. With `href`, its label is a link.',
    keys: [['Enter', 'Follows the link, if it has one']],
    announced: 'Label, figure and hint. While it loads, that it is busy.',
    supply: 'A label that says what is counted and when.',
  },
  StatStrip: {
    role: 'A region with a name, and an article for each figure. With `href`, its label is a link.',
    keys: [['Enter', 'Follows the link, if it has one']],
    announced: 'Label, figure and hint of each, in order.',
    supply: 'A label for all figures together, and labels that say what is counted.',
  },
};
