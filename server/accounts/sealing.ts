import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again but not by somebody who has only the database. */
export interface Sealing {
  /** @param place Where it is kept: it opens nowhere else. */
  seal(text: string, place: string): string;
  /** @throws where it was sealed with another key, for another place, or was changed. */
  open(sealed: string, place: string): string;
}

/** AES-256-GCM with a key that HKDF-SHA256 derives from the operator's `secretKey`, for `purpose` alone. */
export function createSealing(secretKey: string, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `vetsync ${purpose}`, 32));
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    },
  };
}
