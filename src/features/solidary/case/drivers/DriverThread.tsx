import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { SafeHtml } from '@/ui/SafeHtml';
import { personName } from '../../model/personName';
import type { ChosenDriver, Message } from '../../model/SolidaryCase';
import { useNameOf } from '../useNameOf';
import { isFrom, threadOf } from './contacts';

/** The messages between a driver and the beneficiary, or an operator in their name, oldest first. */
export function DriverThread({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const nameOf = useNameOf();
  const thread = threadOf(driver);
  if (thread.length === 0) return null;
  return (
    <Box component="ol" aria-label={t('thread.label', { name: nameOf(driver) })} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {thread.map((message, index) => (
        <MessageItem key={`${message.date}-${index}`} message={message} isTheirs={isFrom(driver, message)} />
      ))}
    </Box>
  );
}

function MessageItem({ message, isTheirs }: { message: Message; isTheirs: boolean }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const nameOf = useNameOf();
  const { author, delegate, date, text } = message;
  const who = delegate ? t('thread.delegate', { operator: personName(delegate), name: nameOf(author) }) : nameOf(author);
  return (
    <Box component="li" sx={{ ...messageStyle, justifySelf: isTheirs ? 'start' : 'end', ...(isTheirs ? { border: 1, borderColor: 'divider' } : { bgcolor: 'action.hover' }) }}>
      <Typography component="p" variant="body2" color="textSecondary">
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {who}
        </Box>
        {' · '}
        <time dateTime={date}>{formatDateTime(date, language)}</time>
      </Typography>
      <SafeHtml html={text} />
    </Box>
  );
}

const messageStyle = { minWidth: 0, width: { xs: '92%', sm: '76%' }, px: 2, py: 1, borderRadius: 1 } as const;
