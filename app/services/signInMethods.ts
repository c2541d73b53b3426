import { passwordMinLength, type SignInMethods } from '@vetsync/machines/account/model';
import { calls } from './http/calls.ts';

/** How long a page waits for the site's sign-in methods, in milliseconds. */
const methodsTimeoutMs = 2_000;
const basicMethods: SignInMethods = { google: false, verification: false, passwordMinLength };

let known: SignInMethods | null = null;
export const knownSignInMethods = () => known;

/** Loads the site's sign-in methods once. Without a response in time, only the basic ones. */
export async function readSignInMethods(): Promise<SignInMethods> {
  if (known) return known;
  const timeout = new Promise<SignInMethods>((resolve) => {
    setTimeout(() => resolve(basicMethods), methodsTimeoutMs);
  });
  const response = calls.readMethods().then(
    (methods) => (known = methods),
    () => basicMethods,
  );
  return Promise.race([response, timeout]);
}
