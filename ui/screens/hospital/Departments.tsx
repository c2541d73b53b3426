import type { DepartmentOrder, DepartmentView } from '@vetsync/machines/hospital/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { formatNumber } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { cardBody, cards } from '../portal/PortalPage.css.ts';
import { DepartmentLoad } from './DepartmentLoad.tsx';
import { HospitalNotice } from './HospitalNotice.tsx';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

export interface DepartmentsProps {
  departments: readonly DepartmentView[];
  order: DepartmentOrder;
  intl: IntlConfig;
  onOrder: (order: DepartmentOrder) => void;
}

const orders: readonly DepartmentOrder[] = ['load', 'wait', 'name'];

/** Load and waiting time of each department. */
export function Departments({ departments, order, intl, onOrder }: DepartmentsProps) {
  const words = useWords(hospitalWords).departments;
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      <ToggleButtonGroup
        label={words.order}
        options={orders.map((value) => ({ value, label: words.orders[value] }))}
        selectedKeys={[order]}
        onSelectionChange={([chosen = order]) => onOrder(chosen)}
      />
      <ul className={cards}>
        {departments.map((department) => (
          <li key={department.id}>
            <DepartmentCard department={department} intl={intl} />
          </li>
        ))}
      </ul>
      <HospitalNotice />
    </Stack>
  );
}

function DepartmentCard({ department, intl }: { department: DepartmentView; intl: IntlConfig }) {
  const words = useWords(hospitalWords).departments;
  const { id, name, lead, staff, waitDays, waitGoalDays, floor, phone, href, isFull } = department;
  return (
    <Card as="article" height="full" aria-labelledby={id}>
      <div className={cardBody}>
        <Stack space="xxsmall" align="flex-start">
          <Heading level={2} id={id}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {words.lead(lead)}
          </Text>
        </Stack>
        <Stack space="medium">
          <DepartmentLoad
            department={department}
            label={isFull ? words.fullLabel : words.loadLabel}
            intl={intl}
          />
          <DescriptionList
            items={[
              {
                label: words.wait,
                value: (
                  <Inline space="xsmall">
                    {words.waitDays(waitDays, waitGoalDays)}
                    {department.waitsTooLong && <Badge tone="caution">{words.waitsTooLong}</Badge>}
                  </Inline>
                ),
              },
              { label: words.staff, value: formatNumber(staff, intl) },
              { label: words.where, value: floor },
              { label: words.phone, value: <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
            ]}
          />
        </Stack>
        <LinkButton size="small" width="full" href={href} aria-label={words.patientsOf(name)}>
          {words.patients}
        </LinkButton>
      </div>
    </Card>
  );
}
