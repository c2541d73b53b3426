import { productName } from '../../system/model/product.ts';

/** Recovery codes to save: `text` has one code per line, `href` downloads a file that names the account. */
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
