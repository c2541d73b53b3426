/** The demo's veteran, the only reader of the veteran's notifications. */
export const veteranId = 'demo-veteran';
/** Name of the demo's nonprofit in applications. */
export const nonprofitOrganization = 'Veterans Foundation';
/** Whether the id belongs to one of the demo's samples. */
export const isSampleId = (id: string): boolean => id.startsWith('sample-');
