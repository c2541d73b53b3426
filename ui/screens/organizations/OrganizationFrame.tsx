import type { Organization } from '@vetsync/machines/organizations/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Box } from '../../components/Box/Box.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { PageFrame } from '../system/PageFrame.tsx';
import { newOrganizationWords } from './NewOrganization.words.ts';
import { organizationFrameWords } from './OrganizationFrame.words.ts';
import { OrganizationStatus } from './OrganizationStatus.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

type Page = keyof typeof organizationFrameWords.pages;

/** Lists need room. */
const listPages: ReadonlySet<Page | null> = new Set<Page>(['applications', 'messages']);
/** These arrange their parts in two columns. */
const columnPages: ReadonlySet<Page | null> = new Set<Page>(['profile', 'staff']);

export interface OrganizationFrameProps {
  /** Null until it is known. */
  organization: Pick<Organization, 'name' | 'kind' | 'slug' | 'status'> | null;
  /** Where the person looks for candidates there; null for whoever can't. */
  candidatesHref?: string | null;
  /** The page that is open; null without navigation, for whoever doesn't work there. */
  current: Page | null;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
  children: ReactNode;
}

/** Frame of the pages of one organization. */
export function OrganizationFrame({
  organization,
  candidatesHref = null,
  current,
  account,
  children,
}: OrganizationFrameProps) {
  const words = useWords(organizationFrameWords);
  const kinds = useWords(newOrganizationWords).kinds;
  if (organization === null)
    return (
      <PageFrame width="reading" actions={account}>
        <Stack space="large">
          <PageHead title={words.title} />
          {children}
        </Stack>
      </PageFrame>
    );
  const { name, kind, slug, status } = organization;
  const isList = listPages.has(current);
  const hrefs: Record<Page, string | null> = {
    dashboard: `/platform?as=${slug}`,
    profile: `/organizations/${slug}`,
    listings: `/organizations/${slug}/listings`,
    // Nobody applies to a hospital.
    applications: kind === 'hospital' ? null : `/organizations/${slug}/applications`,
    candidates: candidatesHref,
    messages: `/organizations/${slug}/messages`,
    staff: `/organizations/${slug}/staff`,
  };
  return (
    <PageFrame actions={account}>
      <Stack space={isList ? 'xsmall' : 'large'}>
        <PageHead
          title={name}
          mark={<Avatar name={name} shape="organization" size="small" />}
          status={
            <>
              <Text as="span" tone="muted">
                {kinds[kind]}
              </Text>
              <OrganizationStatus status={status} />
            </>
          }
          tabs={
            current !== null && (
              <TabLinks
                label={words.navigation(name)}
                items={(Object.keys(hrefs) as Page[]).flatMap((id) => {
                  const { [id]: href } = hrefs;
                  return href === null ? [] : { href, label: words.pages[id], isCurrent: id === current };
                })}
              />
            )
          }
        />
        {isList || columnPages.has(current) ? (
          children
        ) : (
          <Box maxWidth="reading">
            <Stack space="large">{children}</Stack>
          </Box>
        )}
      </Stack>
    </PageFrame>
  );
}
