import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts data that the server must read again, but that must be unreadable with the database alone. */
export interface Encryption {
  /** @param context What the text belongs to. It can't be decrypted with another context. */
  encrypt(text: string, context: string): string;
  /** @throws if it was encrypted with another key or context, or was modified. */
  decrypt(encrypted: string, context: string): string;
}

/** AES-256-GCM. HKDF-SHA256 derives the key from the operator's `secretKey` for one `purpose`. */
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
