/**
 * Ties a `NumberField` to a machine that keeps what was typed as text. Text that is no number, such as that of an old
 * draft, shows as empty.
 */
export function amountField(text: string, change: (text: string) => void) {
  const plain = text.replace(/[$,\s]/g, '');
  const amount = plain === '' ? Number.NaN : Number(plain);
  return {
    value: Number.isNaN(amount) ? null : amount,
    onChange: (value: number | null) => change(value === null ? '' : String(value)),
  };
}
