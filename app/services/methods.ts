import { passwordMinLength, type SignInMethods } from '@vetsync/machines/account/model';
import { calls } from './http/calls.ts';

/** How long a page waits to learn what this site offers, in milliseconds. */
const patienceMs = 2_000;
const least: SignInMethods = { google: false, verification: false, passwordMinLength };

let known: SignInMethods | null = null;
export const knownMethods = () => known;

/** What this site offers: asked once; the least there is where no answer comes in time. */
export async function readMethods(): Promise<SignInMethods> {
  if (known) return known;
  const late = new Promise<SignInMethods>((give) => {
    setTimeout(() => give(least), patienceMs);
  });
  const answered = calls.readMethods().then(
    (methods) => (known = methods),
    () => least,
  );
  return Promise.race([answered, late]);
}
