import { bullets } from './OrganizationDetail.css.ts';

/** A short bulleted list. */
export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul className={bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
