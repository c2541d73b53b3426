/** What is answered to a sample person's conversation, one drawn. */
export const simulatedReplies: readonly [string, ...string[]] = [
  'Thank you for letting me know. I look at it tonight.',
  'That works for me. Thank you.',
  'Thank you. I have one question about it and call you tomorrow.',
  'Good to hear from you. I send what is missing by Friday.',
  'Understood. Thank you for the quick answer.',
];
