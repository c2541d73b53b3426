export const monthPickerWords = {
  placeholder: 'Choose a month',
  previous: 'Previous year',
  next: 'Next year',
  clear: 'Clear',
} as const;
