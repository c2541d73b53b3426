import { productName } from '../../system/model/product.ts';

/** Recovery codes as somebody takes them away: `text` has a code a line, `href` downloads a file that says whose they are. */
export function recoveryCodesFile(codes: readonly string[], email: string) {
  const text = codes.join('\n');
  const file = `${productName} recovery codes for ${email}\nEach code works once.\n\n${text}\n`;
  return {
    codes,
    text,
    href: `data:text/plain;charset=utf-8,${encodeURIComponent(file)}`,
    fileName: `${productName.toLowerCase()}-recovery-codes.txt`,
  };
}
