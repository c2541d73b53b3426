export const stepsWords = {
  count: (at: number, of: number, name: string) => `Step ${at} of ${of}: ${name}`,
  done: 'Done:',
} as const;
