import type { Meta, StoryObj } from '@storybook/react-vite';
import { nonprofitView } from '@vetsync/machines/nonprofit';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { nonprofitPortal } from '@vetsync/samples/nonprofit';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { useSelector } from '@xstate/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyActorRef } from 'xstate';
import { portalTab } from './openPortal.ts';
import { Portal } from './Portal.tsx';
import { useChildren } from './useChildren.ts';
import { quietDay } from '../Screens/portal/todaysWork.tsx';

const meta = { title: 'Flows/Nonprofit', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dashboard = portalTab(nonprofitQueueTab, { ...nonprofitPortal, correspondence: sampleCorrespondence });
const otherPages = portalTab(nonprofitTab, nonprofitPortal);

function Dashboard({ actor }: { actor: AnyActorRef }) {
  const { queue } = useChildren(actor, nonprofitQueueTab);
  const view = useSelector(queue, (shown) => shown && nonprofitQueueView(shown));
  return queue && view && <NonprofitQueue view={view} work={quietDay} send={queue.send} />;
}

function Page({ actor }: { actor: AnyActorRef }) {
  const { page } = useChildren(actor, nonprofitTab);
  const view = useSelector(page, (shown) => shown && nonprofitView(shown));
  return page && view && <Nonprofit view={view} send={page.send} />;
}

/** Staff approves an application, and finds the new participant in the program's figures. */
export const FromTheQueueToAProgram: Story = {
  render: () => (
    <Portal of="nonprofit" tabFor={(value) => (value === 'dashboard' ? dashboard : otherPages)}>
      {({ tab, actor }) => (tab === 'dashboard' ? <Dashboard actor={actor} /> : <Page actor={actor} />)}
    </Portal>
  ),
  play: async ({ canvas, step }) => {
    const card = (name: string) => canvas.findByRole('article', { name });
    await step('The queue is narrowed to a priority, and widened again', async () => {
      await card('Loretta Vandermeer');
      await userEvent.click(canvas.getByRole('radio', { name: /^High/ }));
      await waitFor(() =>
        expect(canvas.queryByRole('article', { name: 'Loretta Vandermeer' })).not.toBeInTheDocument(),
      );
      await userEvent.click(canvas.getByRole('radio', { name: /^All/ }));
      await card('Loretta Vandermeer');
    });
    await step('One application is approved at once, and its veteran is a participant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quick Approve: Loretta Vandermeer' }));
      await canvas.findByRole('heading', { name: 'Loretta Vandermeer is in Housing Assistance now' });
      await expect(canvas.getByRole('link', { name: 'See participant' })).toHaveAttribute(
        'href',
        '/demo/platform/participants?case=program-1&role=nonprofit',
      );
    });
    await step('The program has a spot less, and two applications wait', async () => {
      const portal = within(canvas.getByRole('navigation', { name: 'Portal' }));
      await userEvent.click(portal.getByRole('link', { name: /^Programs/ }));
      const housing = within(await card('Housing Assistance'));
      await expect(housing.getByText('13 spots are open, 2 applications wait')).toBeVisible();
    });
  },
};
