/** Whether the id belongs to one of the demo's samples. */
export const isSampleId = (id: string): boolean => id.startsWith('sample-');
