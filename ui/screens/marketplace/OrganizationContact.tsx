import type { OrganizationDetailView } from '@vetsync/machines/marketplace/organizationDetail';
import type { ContactMethod } from '@vetsync/machines/marketplace/model';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import { organizationWords } from './Marketplace.words.ts';
import { address } from './OrganizationDetail.css.ts';
import { Part } from '../system/parts/Part.tsx';

const icons: Record<ContactMethod, LucideIcon> = {
  phone: Phone,
  text: MessageCircle,
  email: Mail,
  website: Link2,
};

/** Ways to reach it, the preferred one first and most prominent. Nothing, if there is none. */
export function OrganizationContact({
  view: { organization, contacts, writeHref },
}: {
  view: OrganizationDetailView;
}) {
  const words = useWords(organizationWords).contact;
  const { write } = useWords(listingSearchWords).reach;
  if (!organization || (contacts.length === 0 && writeHref === null)) return null;
  const { phone, contactEmail: email, website, extras } = organization;
  const values = { phone, email, website: website.replace('https://', '') };
  const items = (Object.keys(values) as (keyof typeof values)[])
    .filter((field) => values[field] !== '')
    .map((field) => ({
      label: words.fields[field],
      value: <span className={address}>{values[field]}</span>,
    }));
  return (
    <Part title={words.title}>
      <Stack space="xsmall">
        {writeHref !== null && (
          <LinkButton href={writeHref} icon={MessageSquare} width="full" variant="primary">
            {write}
          </LinkButton>
        )}
        {contacts.map(({ method, href, shown: at }, index) => {
          const isPreferred = index === 0 && extras !== undefined;
          return (
            <Stack key={method} space="xxsmall">
              <LinkButton
                href={href}
                icon={icons[method]}
                width="full"
                variant={isPreferred ? 'primary' : 'secondary'}
              >
                {words.methods[method](at)}
              </LinkButton>
              {isPreferred && (
                <Text size="small" tone="muted">
                  {words.preferred}
                </Text>
              )}
            </Stack>
          );
        })}
      </Stack>
      <DescriptionList items={items} />
      {extras && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
    </Part>
  );
}
