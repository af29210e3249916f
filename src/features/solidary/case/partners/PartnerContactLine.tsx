import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCase } from '../CaseContext';
import { ContactLine } from '../drivers/ContactLine';
import { partnerContacts } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { usePartnerSendings } from './usePartnerSendings';

/** Says whether a driver of a partner was contacted, from the history or from a message that is not in it yet; empty if not. */
export function PartnerContactLine({ carpooler }: { carpooler: PartnerCarpooler }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  const sending = usePartnerSendings().sendingOf(carpooler);
  const [last] = partnerContacts(carpooler, solidaryCase.diary);
  if (!sending && !last) return null;
  return (
    <Box sx={{ typography: 'body2', fontWeight: 400, mt: 0.5 }}>
      {sending ? (
        <Box component="span" sx={{ display: 'inline-grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 0.75 }}>
          <WarningAmberOutlined aria-hidden="true" fontSize="small" color="warning" />
          {t(`partners.states.${sending.outcome}`)}
        </Box>
      ) : (
        last && <ContactLine contact={{ means: 'message', date: last.date, ...(last.author && { by: last.author }) }} />
      )}
    </Box>
  );
}
