import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (year: number) => der(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`));
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))));

/** A self-signed certificate, for a browser that accepts any. */
export function selfSigned(name = '127.0.0.1'): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const year = new Date().getFullYear();
  const toBeSigned = sequence(
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    commonName(name),
    sequence(time(year - 1), time(year + 2)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signature = sign('sha256', toBeSigned, createPrivateKey(key));
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}
