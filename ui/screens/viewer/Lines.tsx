import { plain } from './ProfileViewer.css.ts';

/** A short list, one item per line. */
export const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className={plain}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
