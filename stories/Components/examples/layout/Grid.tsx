import { Grid } from '@vetsync/ui/components/Grid';
import { StatCard } from '@vetsync/ui/components/StatCard';

export function Example() {
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="medium">
      <StatCard label="Open" figure="12" />
      <StatCard label="Accepted" figure="5" />
    </Grid>
  );
}
