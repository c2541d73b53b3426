/** For people who open the browser's console (platform spec, section 2, "Not-found screen"). */
export const logUnknownPath = (path: string) => console.error(`No such place: ${path}`);
