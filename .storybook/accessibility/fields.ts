import { noKeys, type AccessibilityNotes } from './note.ts';

const named = 'A label. Help and error are tied to the control for you.';
const filled = 'Label, whether it is required, help text, and the error with the control that has it.';
const typing = [['Tab', 'Reaches it']] as const;
const segments = [
  ['Left, Right', 'Move between the parts'],
  ['Up, Down', 'Change a part by one'],
  ['Digits', 'Fill a part and move on'],
  ['Backspace', 'Empties a part'],
] as const;

/** What people type into. */
export const fields: AccessibilityNotes = {
  CodeField: {
    role: 'A text field.',
    keys: typing,
    announced: filled,
    supply: 'A label. One field takes the whole code, so pasting and autofill work.',
  },
  DatePicker: {
    role: 'A group of spin buttons for month, day and year, and a button that opens a calendar in a dialog.',
    keys: [...segments, ['Alt and Down', 'Open the calendar'], ['Escape', 'Closes it']],
    announced: 'The chosen date with the group, each part with its value, and why a day can’t be chosen.',
    supply: 'A label, and an `error` for dates that can’t be used: any date can be typed.',
  },
  DateTimePicker: {
    role: 'A group of spin buttons for the date and the time, and a button that opens a calendar in a dialog.',
    keys: [...segments, ['Alt and Down', 'Open the calendar'], ['Escape', 'Closes it']],
    announced:
      'The chosen date and time with the group, each part with its value, and why a day can’t be chosen.',
    supply: 'A label, help that names the time zone, and an `error` for times that can’t be used.',
  },
  DateRangePicker: {
    role: 'A group of spin buttons for the first and the last date, and a button that opens a calendar in a dialog.',
    keys: [
      ...segments,
      ['Alt and Down', 'Open the calendar'],
      ['Enter', 'In the calendar: the first day, then the last'],
      ['Escape', 'Closes it'],
    ],
    announced: 'The chosen range with the group, and for each part whether it is of the start or the end.',
    supply: 'A label for both dates together, and an `error` for ranges that can’t be used.',
  },
  FileDrop: {
    role: 'A file input. The area around it takes dropped files too.',
    keys: [['Enter or Space', 'Open the file dialog']],
    announced:
      'Accepted kinds and the largest size as the description; politely, the name of the chosen file.',
    supply: 'A label, and an `error` that says why a file was not taken.',
  },
  FileUpload: {
    role: 'A file input, and a list of the files with their buttons.',
    keys: [
      ['Enter or Space', 'Open the file dialog, or press a file’s button'],
      ['Tab', 'Moves between the input and the files'],
    ],
    announced:
      'Progress of each file with its name; politely, files that are added, done, failed or removed.',
    supply: 'A label, the progress of each file, and its `error` in words.',
  },
  FilterBar: {
    role: 'A search landmark with the name of its search field.',
    keys: [
      ['Tab', 'Moves between its fields'],
      ['Escape', 'In the search field: empties it'],
    ],
    announced: 'Whether "More" is expanded. The number of results is yours to announce.',
    supply: 'A search label, labels for all filters, and a live count of the results.',
  },
  Form: {
    role: 'A form. With an `aria-label`, a landmark.',
    keys: [['Enter', 'In a field: submits it']],
    announced: 'After a rejected attempt, the first field with an error, because it gets the focus.',
    supply: '`focusField` and `attempt`, and a submit button that is never disabled without a reason.',
  },
  FormGrid: {
    role: 'None, it is only layout.',
    keys: noKeys,
    announced: 'Only its fields, in the order of the source.',
    supply: 'Fields in the order in which people fill them in.',
  },
  MonthPicker: {
    role: 'A button with the month, which opens a list of the months of a year, with buttons to other years.',
    keys: [
      ['Enter, Space or Down', 'Open it. On a month: choose it'],
      ['Arrow keys', 'Move between months'],
      ['Page Up, Page Down', 'Go to the previous and the next year'],
      ['Escape', 'Closes it'],
    ],
    announced: 'The label and the chosen month, each month with its year, and the year when it changes.',
    supply: 'A label, and help that says which months can be chosen.',
  },
  NumberField: {
    role: 'A text field for a number, with two buttons beside it. The field is one tab stop.',
    keys: [
      ['Up, Down', 'Add or take away one step'],
      ['Page Up, Page Down', 'The same'],
      ['Home, End', 'Go to the lowest or highest value, if there is one'],
      ['Enter', 'Takes what is typed'],
    ],
    announced: 'The number as it is formatted, each time a key or a button changes it.',
    supply: 'A label that says what is counted, and an `error` for numbers out of range.',
  },
  PasswordField: {
    role: 'A password field, and a button that shows what is typed.',
    keys: [
      ['Tab', 'From the field to the button'],
      ['Enter or Space', 'On the button: show or hide the password'],
    ],
    announced: 'Politely, that the password is shown or hidden.',
    supply: 'A label, and the `purpose`, so that password managers help.',
  },
  SearchField: {
    role: 'A search field, and a button that empties it.',
    keys: [['Escape', 'Empties it']],
    announced: 'Its label. The number of results is yours to announce.',
    supply: 'A label, also if it is hidden, and a live region with the number of results.',
  },
  TextArea: {
    role: 'A text field of several lines.',
    keys: [['Enter', 'Begins a new line and never submits']],
    announced: 'Label, help and error. With `limit`, how much is left is announced near the end.',
    supply: named,
  },
  TextField: { role: 'A text field.', keys: typing, announced: filled, supply: named },
  TimeField: {
    role: 'A group of spin buttons for hour and minute, and AM or PM where the language uses it.',
    keys: segments,
    announced: 'The label with the group, and each part with its value.',
    supply: 'A label, and an `error` for times that can’t be used: any time can be typed.',
  },
};

/** What people choose with. */
export const choices: AccessibilityNotes = {
  Calendar: {
    role: 'An application with the label as its name, around a grid of days.',
    keys: [
      ['Arrow keys', 'Move by a day or a week'],
      ['Page Up, Page Down', 'Move by a month'],
      ['Home, End', 'Go to the start or end of the month'],
      ['Enter or Space', 'Choose the day'],
    ],
    announced: 'Each day in full, whether it is selected, and why it can’t be chosen.',
    supply: 'A label, and a reason for each group of days in `unavailable`.',
  },
  Checkbox: {
    role: 'A checkbox.',
    keys: [['Space', 'Checks it or takes the check away']],
    announced: 'Its text, whether it is checked, and help text as its description.',
    supply: 'Text that says what a check means.',
  },
  CheckboxGroup: {
    role: 'A group with its label as the name, and a checkbox for each option.',
    keys: [
      ['Tab', 'Reaches each checkbox'],
      ['Space', 'Checks it or takes the check away'],
    ],
    announced: 'The label of the group, the option, and whether it is checked. Help text as descriptions.',
    supply: 'A label for the group that asks the question.',
  },
  ComboBox: {
    role: 'A combo box that filters a list box. Selected options of `multiple` are a group of tags.',
    keys: [
      ['Up, Down', 'Open the list and move between options'],
      ['Enter', 'Selects the option'],
      ['Escape', 'Closes the list'],
    ],
    announced: 'How many options are left while somebody types, and the option in focus.',
    supply: 'A label, and `keywords` for other names of an option.',
  },
  RadioGroup: {
    role: 'A radio group with its label as the name, and a radio button for each option.',
    keys: [
      ['Tab', 'Reaches the selected option, or the first'],
      ['Arrow keys', 'Move and select'],
    ],
    announced: 'The label of the group, the option, and its place among them.',
    supply: 'A label for the group that asks the question.',
  },
  Select: {
    role: 'A button that opens a list box.',
    keys: [
      ['Enter, Space or Down', 'Open the list'],
      ['Up, Down', 'Move between options'],
      ['A letter', 'Moves to the next option that starts with it'],
      ['Escape', 'Closes the list'],
    ],
    announced: 'The selected option with the label, and help text of each option.',
    supply: 'A label. Mark what may stay empty: a button can’t be announced as required.',
  },
  Slider: {
    role: 'A group with a slider for each thumb.',
    keys: [
      ['Arrow keys', 'Change the value by one step'],
      ['Page Up, Page Down', 'Change it by more'],
      ['Home, End', 'Go to the lowest or highest value'],
    ],
    announced: 'The value as it is formatted, at each change.',
    supply: 'A label, and `formatOptions` with the unit. Two thumbs can get names of their own.',
  },
  Switch: {
    role: 'A switch.',
    keys: [['Space', 'Switches it']],
    announced: 'Its text, and whether it is on.',
    supply: 'Text that stays true in both positions: "Reminders", not "Turn reminders on".',
  },
  TagsInput: {
    role: 'A text box, and a grid with a row for each tag.',
    keys: [
      ['Enter or comma', 'Adds what is typed'],
      ['Backspace', 'In the empty field, takes the last tag back to change it'],
      ['Arrow keys, Delete', 'Among the tags: move, and remove one'],
    ],
    announced: 'Politely, what was added. Each tag’s text, and that Delete removes it.',
    supply: 'A label, and help that says how to add one.',
  },
  TagGroup: {
    role: 'A grid with its label as the name, and a row for each tag.',
    keys: [
      ['Arrow keys', 'Move between tags'],
      ['Delete or Backspace', 'Removes a tag that can be removed'],
      ['Space', 'Selects it, with a `selectionMode`'],
      ['Enter', 'Follows a tag that is a link'],
    ],
    announced: 'Each tag’s text, and that Delete removes it. Focus moves to a neighbor of a removed tag.',
    supply: 'A label for the group.',
  },
  ToggleButton: {
    role: 'A button that is pressed or not; a radio button in a group that has one selected.',
    keys: [['Enter or Space', 'Switches it']],
    announced: 'Its text with its count, and whether it is pressed.',
    supply: 'Text that stays the same when it is on.',
  },
  ToggleButtonGroup: {
    role: 'A radio group with radio buttons; with `multiple`, a toolbar of toggle buttons.',
    keys: [
      ['Arrow keys', 'Move between them'],
      ['Enter or Space', 'Select the one in focus'],
    ],
    announced: 'The label of the group, each text with its count, and whether it is selected.',
    supply: 'A label for the group, also if it is hidden.',
  },
};
