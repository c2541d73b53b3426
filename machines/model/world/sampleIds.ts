/** Whether something is one of the demo's samples: nobody refers to it by its id. */
export const isSampleId = (id: string): boolean => id.startsWith('sample-');
