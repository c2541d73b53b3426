/** The demo's veteran, the only reader of the veteran's notifications. */
export const veteranId = 'demo-veteran';
/** Name of the demo's nonprofit in applications. */
export const nonprofitOrganization = 'Veterans Foundation';
