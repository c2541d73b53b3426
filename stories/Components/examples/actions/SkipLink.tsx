import { SkipLink } from '@vetsync/ui/components/SkipLink';

export function Example() {
  return (
    <>
      <SkipLink href="#content" />
      <main id="content" tabIndex={-1}>
        The page, which comes after its navigation
      </main>
    </>
  );
}
