import { Badge } from '../../../../components/Badge/Badge.tsx';
import { Heading, type HeadingProps } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';

export interface ListingEntriesProps {
  title: string;
  entries: readonly string[];
  level: HeadingProps['level'];
}

/** Short texts of a listing, such as skills. Nothing without them. */
export function ListingEntries({ title, entries, level }: ListingEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Heading level={level} size="lead">
        {title}
      </Heading>
      <Inline as="ul" listStyle="none" space="xsmall" aria-label={title}>
        {entries.map((entry) => (
          <li key={entry}>
            <Badge>{entry}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
