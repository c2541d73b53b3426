/** Relative luminance of an opaque `#rrggbb` color, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque `#rrggbb` colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(front: string, back: string): number {
  const [high = 0, low = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
