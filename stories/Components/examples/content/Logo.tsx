import { Logo } from '@vetsync/ui/components/Logo';

export function Example() {
  return (
    <a href="/" aria-label="VetSync, home">
      <Logo />
    </a>
  );
}
