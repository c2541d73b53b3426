import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { accountProfileWords } from '../AccountProfile.words.ts';

/** Leads people who work for an organization to its form. */
export function AccountOrganizations() {
  const words = useWords(accountProfileWords).organizations;
  return (
    <AccountSection title={words.title} text={words.text}>
      <div>
        <LinkButton href="/organizations/new">{words.add}</LinkButton>
      </div>
    </AccountSection>
  );
}
