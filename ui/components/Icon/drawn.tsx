import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

/**
 * An icon of our own, for what lucide has no drawing for. It has the same canvas and strokes, so that both can stand side by side.
 *
 * @param path On 24 × 24 units, in strokes.
 */
export function createIcon(path: string): LucideIcon {
  const Drawing = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={path} />
    </svg>
  );
  return Drawing as unknown as LucideIcon;
}
