import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import type { Contact } from './contacts';
import { useContactText } from './useContactText';

interface ContactLineProps {
  contact: Contact | undefined;
  /** Whether the platform says that they were contacted; it does not tell when or by whom. */
  isContacted?: boolean;
}

/** Says whether a driver was contacted and, if so, when, how and by whom. */
export function ContactLine({ contact, isContacted = false }: ContactLineProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const contactText = useContactText();
  const isDone = contact !== undefined || isContacted;
  const Icon = isDone ? CheckCircleOutlined : ScheduleOutlined;
  return (
    <Box component="span" sx={{ display: 'inline-grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 0.75 }}>
      <Icon aria-hidden="true" fontSize="small" color={isDone ? 'success' : 'warning'} />
      <span>{contact ? contactText(contact) : t(isDone ? 'contacts.done' : 'contacts.none')}</span>
    </Box>
  );
}
