import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatClock, formatDateTime, formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { SafeHtml } from '@/ui/SafeHtml';
import { personName } from '../../model/personName';
import { useActionWord } from '../actions/useActionWord';
import { useCase } from '../CaseContext';
import { useNameOf } from '../useNameOf';
import type { TimelineEntry } from './timeline';

/** An entry: what was done, when, by whom and about whom, with its comment. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const wordOf = useActionWord();
  return (
    <Box component="li" sx={itemStyle}>
      <Box component="time" dateTime={entry.date} title={formatDateTime(entry.date, language)} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatClock(entry.date, language)}
      </Box>
      <ActionIcon action={entry.action} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {wordOf(entry.action)}
          </Typography>
          {entry.newProgression !== undefined && <span>{t('history.progression', { progression: formatNumber(entry.newProgression, language) })}</span>}
        </Box>
        <Who entry={entry} />
        {entry.comment !== undefined && (
          <Box sx={{ mt: 0.5 }}>
            <SafeHtml html={entry.comment} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The author, and the person it is about where that is not the beneficiary. */
function Who({ entry: { author, person } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  const nameOf = useNameOf();
  const by = nameOf(author);
  const about = person?.userId === solidaryCase.beneficiary.userId ? undefined : personName(person);
  return (
    <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
      {about === undefined ? t('history.by', { by }) : t('history.byAbout', { by, about })}
    </Typography>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: '44px 20px minmax(0, 1fr)',
  columnGap: 1.5,
  alignItems: 'start',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

const ICONS = {
  call: CallOutlined,
  sms: SmsOutlined,
  message: ChatBubbleOutlineOutlined,
  contact: ChatBubbleOutlineOutlined,
  create: AddCircleOutlineOutlined,
  manually: ShowChartOutlined,
  updated: ContentCopyOutlined,
  other: EditNoteOutlined,
};

/** The icon of an action, by the end of its technical name. The word beside it says the rest. */
function ActionIcon({ action }: { action: string }) {
  const Icon = ICONS[kindOf(action)];
  return <Icon aria-hidden="true" fontSize="small" color="action" />;
}

function kindOf(action: string): keyof typeof ICONS {
  const end = action.split('_').at(-1) ?? '';
  return Object.hasOwn(ICONS, end) ? (end as keyof typeof ICONS) : 'other';
}
