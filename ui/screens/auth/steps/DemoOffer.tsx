import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import Hospital from 'lucide-react/icons/hospital';
import Medal from 'lucide-react/icons/medal';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { demo, profile, profiles } from '../Auth.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';

const icons = {
  user: Medal,
  recruiter: BriefcaseBusiness,
  university: GraduationCap,
  hospital: Hospital,
  nonprofit: HandHeart,
};

export interface DemoOfferProps {
  href: string;
}

/** A link to the demo, which needs no account (platform spec, section 1). */
export function DemoOffer({ href }: DemoOfferProps) {
  const words = useWords(authWords).demo;
  return (
    <aside className={demo} aria-labelledby="demo-offer">
      <Heading level={2} id="demo-offer">
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      <ul className={profiles}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((role) => (
          <li key={role} className={profile}>
            <Icon of={icons[role]} />
            <Text as="span" size="small">
              {words.profiles[role]}
            </Text>
          </li>
        ))}
      </ul>
      <LinkButton href={href}>{words.link}</LinkButton>
    </aside>
  );
}
