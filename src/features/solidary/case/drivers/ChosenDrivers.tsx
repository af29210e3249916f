import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import { useCase } from '../CaseContext';
import { DriverCard } from './DriverCard';

/** The chosen drivers, each with the messages between them and the beneficiary (contract requests.work). */
export function ChosenDrivers() {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  if (solidaryCase.drivers.length === 0) return <Typography color="textSecondary">{t('drivers.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
      {solidaryCase.drivers.map((driver) => (
        <DriverCard key={driver.key} driver={driver} />
      ))}
    </Box>
  );
}
