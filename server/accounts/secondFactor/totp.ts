import { totpDigits, totpPeriodSeconds } from '@vetsync/machines/account/model';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const issuer = 'VetSync';
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20;
/** Steps before and after the current one whose codes are accepted, because clocks differ (RFC 6238, section 5.2). */
const window = 1;
/** White border that QR code readers need, in modules (ISO/IEC 18004). */
const quietZone = 4;

const settings = { algorithm: 'SHA1', digits: totpDigits, period: totpPeriodSeconds };

/** A new shared secret in base32, which people can type into an app that can't scan the QR code. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32;

/** The `otpauth:` URL of a secret, and its QR code as SVG. */
export function totpSetup(secret: string, email: string): { uri: string; qr: string } {
  const uri = new TOTP({ ...settings, issuer, label: email, secret }).toString();
  return { uri, qr: renderSVG(uri, { ecc: 'M', border: quietZone }) };
}

const stepOf = (now: Date) => Math.floor(now.getTime() / (1000 * totpPeriodSeconds));

/** The latest time step whose codes are valid now. A later stored step comes from a clock that has been set back. */
export const latestTotpStep = (now: Date) => stepOf(now) + window;

/** The time step of a valid code, counted from 1970. Null if the code isn't valid now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window,
  });
  return delta === null ? null : stepOf(now) + delta;
}
