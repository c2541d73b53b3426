import { Badge } from '@vetsync/ui/components/Badge';
import { Card } from '@vetsync/ui/components/Card';
import { Grid } from '@vetsync/ui/components/Grid';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import type { ReactNode } from 'react';

/** How the two sides of a pair look. */
export interface PairExample {
  write: ReactNode;
  notThis: ReactNode;
}

export interface Pair {
  /** What to do. */
  write: string;
  notThis: string;
  because: string;
  example?: PairExample | undefined;
}

/** Dos and don'ts side by side, each with its reason. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Stack space="small">
      {pairs.map(({ write, notThis, because, example }) => (
        <Card key={write}>
          <Stack space="xsmall">
            <Grid columns={{ mobile: 1, tablet: 2 }}>
              <Stack space="xxsmall">
                <Badge tone="positive">Do</Badge>
                <Text>{write}</Text>
                {example?.write}
              </Stack>
              <Stack space="xxsmall">
                <Badge tone="critical">Don't</Badge>
                <Text>{notThis}</Text>
                {example?.notThis}
              </Stack>
            </Grid>
            <Text size="small" tone="muted">
              {because}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
