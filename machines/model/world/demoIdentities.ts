/** The demo's veteran; nobody else reads the veteran's inbox. */
export const veteranId = 'demo-veteran';
/** The demo's nonprofit, as applications name it. */
export const nonprofitOrganization = 'Veterans Foundation';
