/** A file, or a whole import, that can't be taken. The message says why and what to do; nothing was changed. */
export class Refused extends Error {
  override name = 'Refused';
}
