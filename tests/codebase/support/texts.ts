export const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
export const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Long texts of a source: sentences about an invented person or organization, not labels that a rule may share. */
export const longTexts = (source: string): string[] =>
  (source.match(text) ?? []).map((one) => one.slice(1, -1)).filter((one) => one.length >= 40);
