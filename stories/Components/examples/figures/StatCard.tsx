import { StatCard } from '@vetsync/ui/components/StatCard';

export function Example() {
  return <StatCard label="Open applications" figure="12" hint="3 more than last week" href="/applications" />;
}
