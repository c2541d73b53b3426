import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again but not by somebody who has only the database. */
export interface Encryption {
  /** @param context What the text belongs to: it can't be decrypted as anything else's. */
  encrypt(text: string, context: string): string;
  /** @throws where it was encrypted with another key, for another context, or was changed. */
  decrypt(encrypted: string, context: string): string;
}

/** AES-256-GCM with a key that HKDF-SHA256 derives from the operator's `secretKey`, for `purpose` alone. */
export function createEncryption(secretKey: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `vetsync ${purpose}`, 32));
  return {
    encrypt(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}
