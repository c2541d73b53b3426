export const stepperWords = {
  next: 'Continue',
  back: 'Back',
  finish: 'Send',
  later: 'Save and finish later',
} as const;
