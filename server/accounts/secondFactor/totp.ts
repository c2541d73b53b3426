import { totpDigits, totpPeriodSeconds } from '@vetsync/machines/account/model';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const issuer = 'VetSync';
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20;
/** Codes of so many steps before and after are taken too, as clocks differ (RFC 6238, section 5.2). */
const window = 1;
/** White modules around a QR code that readers need (ISO/IEC 18004). */
const quietZone = 4;

const settings = { algorithm: 'SHA1', digits: totpDigits, period: totpPeriodSeconds };

/** A new shared secret in base32, as people type it into an app that can't read the QR code. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32;

/** The `otpauth:` URL of a secret, and the same as a QR code in SVG. */
export function totpSetup(secret: string, email: string): { uri: string; qr: string } {
  const uri = new TOTP({ ...settings, issuer, label: email, secret }).toString();
  return { uri, qr: renderSVG(uri, { ecc: 'M', border: quietZone }) };
}

const stepOf = (now: Date) => Math.floor(now.getTime() / (1000 * totpPeriodSeconds));

/** The last time step whose codes are taken now. A later one that was noted comes from a clock that has been set back. */
export const latestTotpStep = (now: Date) => stepOf(now) + window;

/** The time step whose code this is, counted from 1970; null where it is none of now. */
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
