import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

/**
 * An icon that Lucide doesn't have, with Lucide's canvas and strokes, so that it matches the others.
 *
 * @param path SVG path data of the strokes, on a canvas of 24 × 24 units.
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
