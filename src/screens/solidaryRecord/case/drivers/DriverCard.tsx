import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTelephone } from '@/i18n/format';
import { EmptyValue } from '@/ui/EmptyValue';
import type { ChosenDriver, Solution } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { Fact } from '../Fact';
import { useNameOf } from '../useNameOf';
import { AskStatus } from './AskStatus';
import { ContactLine } from './ContactLine';
import { contactsOf } from './contacts';
import { DriverContacts } from './DriverContacts';
import { DriverThread } from './DriverThread';
import { useSolutionTimes } from './useSolutionTimes';

/** Somebody who was chosen: when they drive, whether they were contacted, what was written, and what can be done about it (ux O5, O6). */
export function DriverCard({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const nameOf = useNameOf();
  const { solidaryCase, mayChange } = useCase();
  const [contact] = contactsOf(driver, solidaryCase.diary);
  return (
    <Box component="li" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0, '& + &': { borderTop: 1, borderColor: 'divider', pt: 4 } }}>
      <div>
        <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 650 }}>
          {nameOf(driver)}
        </Typography>
        <Typography component="p" variant="body2" color="text.secondary">
          {t(`drivers.kinds.${driver.kind}`)}
        </Typography>
      </div>
      <Facts driver={driver}>
        <ContactLine contact={contact} isContacted={driver.solutions.some(({ isContacted }) => isContacted)} />
      </Facts>
      <DriverThread driver={driver} />
      {mayChange && <DriverContacts driver={driver} />}
    </Box>
  );
}

function Facts({ driver, children }: { driver: ChosenDriver; children: ReactNode }) {
  const { t } = useTranslation('solidaryFollowUp');
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Fact label={t('drivers.contact')}>{children}</Fact>
      <Fact label={t('drivers.telephone')}>
        {driver.telephone !== undefined && <Link href={`tel:${driver.telephone.replaceAll(/[^\d+]/g, '')}`}>{formatTelephone(driver.telephone)}</Link>}
      </Fact>
      {driver.solutions.map((solution) => (
        <Fact key={solution.id} label={t(`drivers.ways.${solution.way ?? 'unknown'}`)}>
          <SolutionTimes solution={solution} />
          {solution.askStatus !== undefined && <AskStatus status={solution.askStatus} />}
        </Fact>
      ))}
    </Box>
  );
}

function SolutionTimes({ solution }: { solution: Solution }) {
  const lines = useSolutionTimes()(solution);
  return lines.length === 0 ? <EmptyValue /> : lines.map((line) => <div key={line}>{line}</div>);
}
