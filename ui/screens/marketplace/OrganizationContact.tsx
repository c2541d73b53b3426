import type { OrganizationDetailView } from '@vetsync/machines/organizationDetail';
import type { ContactMethod, Organization } from '@vetsync/machines/marketplace/model';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { organizationWords } from './Marketplace.words.ts';
import { address } from './OrganizationDetail.css.ts';
import { Part } from '../system/parts/Part.tsx';

const icons: Record<ContactMethod, LucideIcon> = {
  phone: Phone,
  text: MessageCircle,
  email: Mail,
  website: Link2,
};

interface OrganizationContactProps {
  organization: Organization;
  contacts: OrganizationDetailView['contacts'];
}

/** Contact options, the preferred one first and most prominent. */
export function OrganizationContact({ organization, contacts }: OrganizationContactProps) {
  const words = useWords(organizationWords).contact;
  const { phone, email, website } = organization;
  const shown = { phone, email, website: website.replace('https://', '') };
  return (
    <Part title={words.title}>
      <Stack space="xsmall">
        {contacts.map(({ method, href, shown: at }, index) => (
          <Stack key={method} space="xxsmall">
            <LinkButton
              href={href}
              icon={icons[method]}
              width="full"
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {words.methods[method](at)}
            </LinkButton>
            {index === 0 && (
              <Text size="small" tone="muted">
                {words.preferred}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <DescriptionList
        items={Object.entries(words.fields).map(([field, label]) => ({
          label,
          value: <span className={address}>{shown[field as keyof typeof shown]}</span>,
        }))}
      />
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Part>
  );
}
