import { reviewStep } from '@vetsync/machines/reviews/model';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Tab } from '../../tab.ts';
import { usePlatform } from '../../usePlatform.ts';

const Page = lazy(() => import('./SentApplicationPage.tsx'));

function ListedOrPage({ listed: Listed }: { listed: ComponentType }) {
  const { detail } = usePlatform().view().shell.content;
  const [step, id, ...more] = detail;
  if (step !== reviewStep || id === undefined || more.length > 0) return <Listed />;
  return (
    <Suspense>
      <Page key={id} id={id} />
    </Suspense>
  );
}

/** The tab with a page for each of the person's own applications that it lists. */
export const withApplications = <Base extends Tab>(tab: Base): Base => ({
  ...tab,
  async load(owner) {
    const { default: listed } = await tab.load(owner);
    return { default: () => <ListedOrPage listed={listed} /> };
  },
});
