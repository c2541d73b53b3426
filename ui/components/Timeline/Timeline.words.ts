export const timelineWords = {
  states: { done: 'Done', current: 'Now', coming: 'Still to come', stopped: 'Stopped' },
} as const;
