import { plain } from './ProfileViewer.css.ts';

/** A few short things, one a line. */
export const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className={plain}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
