import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { RecordField } from '@/engine/fields/RecordField';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { RouterLink } from '@/ui/RouterLink';
import { addressLines } from '@/widgets/address/address';
import { personName } from '../../model/personName';
import { useCase } from '../CaseContext';
import { CaseSection } from '../CaseSection';
import { Fact, Facts } from '../Fact';
import { useAccountAddress } from '../useAccountAddress';
import { ageOn } from './age';

/** The person who asks, and how to reach them. */
export function BeneficiarySection() {
  const { t } = useTranslation('solidaryCase');
  const { entity, record, solidaryCase } = useCase();
  const labels = useLabels(entity.resource);
  const { language } = useTextContext();
  const [today] = useState(() => new Date());
  const { birthDate, homeAddress } = solidaryCase.beneficiary;
  const home = homeAddress ? addressLines(homeAddress) : [];
  const age = birthDate === undefined ? undefined : ageOn(birthDate, today);
  const birth = birthDate === undefined ? undefined : formatDate(birthDate, language);

  return (
    <CaseSection id="beneficiary" title={t('sections.beneficiary')}>
      <Facts>
        <Fact label={t('name')}>
          <BeneficiaryName />
        </Fact>
        <RecordField entity={entity} record={record} name="telephone" />
        <RecordField entity={entity} record={record} name="email" />
        <Fact label={labels.field('birthDate')}>{birth && (age === undefined ? birth : t('bornAged', { birth, count: age }))}</Fact>
        <RecordField entity={entity} record={record} name="gender" />
        <Fact label={labels.field('homeAddress')}>{home.length > 0 && home.map((line) => <Box key={line}>{line}</Box>)}</Fact>
        <RecordField entity={entity} record={record} name="newsSubscription" />
      </Facts>
    </CaseSection>
  );
}

/** The name, as a link to the person's account for operators who may look at it. */
function BeneficiaryName() {
  const { beneficiary } = useCase().solidaryCase;
  const address = useAccountAddress()(beneficiary.userId);
  const name = personName(beneficiary);
  if (name === undefined) return <EmptyValue />;
  if (address === undefined) return name;
  return (
    <Link component={RouterLink} href={address}>
      {name}
    </Link>
  );
}
