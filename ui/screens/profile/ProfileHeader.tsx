import type { ReactNode } from 'react';
import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Shield from 'lucide-react/icons/shield';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { VeteranBadge } from '../system/parts/VeteranBadge.tsx';
import { actions, fact, facts, head } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';

interface PersonProps extends Pick<ProfileProps, 'veteranVerified'> {
  profile: ProfileProps['view']['profile'];
  rating?: number | null;
  heading: ReactNode;
}

/** A person in a few lines. */
export function Person({ profile, rating = null, veteranVerified, heading }: PersonProps) {
  const words = useWords(profileWords);
  const { name, avatar, currentRole, company, location, rank, branch, yearsOfService } = profile;
  const role = words.at(currentRole, company);
  const known = [
    { icon: MapPin, text: location },
    { icon: Shield, text: [rank, branch].filter(Boolean).join(', ') },
    { icon: Award, text: yearsOfService === null ? '' : words.years(yearsOfService) },
  ].filter(({ text }) => text !== '');
  return (
    <div className={head}>
      <Avatar name={name} mark={avatar} size="large" />
      <Stack space="xsmall">
        {heading}
        {veteranVerified && (
          <div>
            <VeteranBadge />
          </div>
        )}
        {role && <Text>{role}</Text>}
        {known.length > 0 && (
          <ul className={facts}>
            {known.map(({ icon, text }) => (
              <li key={text} className={fact}>
                <Icon of={icon} size="small" />
                {text}
              </li>
            ))}
          </ul>
        )}
        {rating !== null && <Rating value={rating} />}
      </Stack>
    </div>
  );
}

export function ProfileHeader({ view, send, veteranVerified = false }: ProfileProps) {
  const words = useWords(profileWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { profile, rating } = view;
  return (
    <Card>
      <Stack space="medium">
        <Person
          {...{ profile, rating, veteranVerified }}
          heading={
            <Heading level={1} ref={heading}>
              {profile.name || words.unnamed}
            </Heading>
          }
        />
        <div className={actions}>
          <Inline space="small">
            <PlainButton variant="primary" icon={Pencil} onPress={() => send({ type: 'edit.start' })}>
              {words.edit}
            </PlainButton>
            <PlainButton icon={Download} onPress={() => send({ type: 'resume.open' })}>
              {words.resume}
            </PlainButton>
            <LinkButton icon={Eye} href={view.publicHref}>
              {words.public}
            </LinkButton>
          </Inline>
        </div>
      </Stack>
    </Card>
  );
}
