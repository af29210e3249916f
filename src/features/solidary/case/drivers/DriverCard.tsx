import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { SafeHtml } from '@/ui/SafeHtml';
import { TelephoneDisplay } from '@/widgets/telephone/TelephoneDisplay';
import { personName } from '../../model/personName';
import type { ChosenDriver, Message, Solution } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { Fact } from '../Fact';
import { useNameOf } from '../useNameOf';
import { currentNews, isFrom, threadOf } from './contacts';
import { DriverContacts } from './DriverContacts';
import { driversDiary } from './driversDiary';
import { ContactState } from './ContactState';
import { useSolutionTimes } from './useSolutionTimes';

/** Statuses of an ask without an answer on the platform; the operators' later notes then say more (contract requests.codes). */
const UNANSWERED = [0, 2];

/** A chosen driver: when they drive, whether they were contacted, the messages, and the commands. */
export function DriverCard({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const nameOf = useNameOf();
  const { mayChange } = useCase();
  return (
    <Box component="li" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0, '& + &': { borderTop: 1, borderColor: 'divider', pt: 4 } }}>
      <div>
        <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 650 }}>
          {nameOf(driver)}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {t(`drivers.kinds.${driver.kind}`)}
        </Typography>
      </div>
      <Facts driver={driver} />
      <DriverThread driver={driver} />
      {mayChange && <DriverContacts driver={driver} />}
    </Box>
  );
}

function Facts({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  const hasNews = currentNews(driver, driversDiary(solidaryCase)) !== undefined;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Fact label={t('drivers.contact')}>
        <ContactState person={driver} />
      </Fact>
      <Fact label={t('drivers.telephone')}>
        {driver.telephone !== undefined && <TelephoneDisplay value={driver.telephone} />}
      </Fact>
      {driver.solutions.map((solution) => (
        <Fact key={solution.id} label={t(`drivers.ways.${solution.way ?? 'unknown'}`)}>
          <SolutionTimes solution={solution} />
          {solution.askStatus !== undefined && !(hasNews && UNANSWERED.includes(solution.askStatus)) && <AskStatus status={solution.askStatus} />}
        </Fact>
      ))}
    </Box>
  );
}

function SolutionTimes({ solution }: { solution: Solution }) {
  const lines = useSolutionTimes()(solution);
  return lines.length === 0 ? <EmptyValue /> : lines.map((line) => <div key={line}>{line}</div>);
}

/** Icons by the status of an ask: 0 asked, 1 refused, 2 pending, 3 looking for a solution, 4 follow-up, 5 closed, 6 accepted (contract requests.codes). */
const ICONS: Readonly<Record<number, { Icon: typeof CancelOutlined; color: 'error' | 'success' | 'warning' | 'action' }>> = {
  1: { Icon: CancelOutlined, color: 'error' },
  5: { Icon: RemoveCircleOutlineOutlined, color: 'action' },
  6: { Icon: CheckCircleOutlined, color: 'success' },
};

/** The status of an ask, by icon and word. */
function AskStatus({ status }: { status: number }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { Icon, color } = ICONS[status] ?? ({ Icon: ScheduleOutlined, color: 'warning' } as const);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Icon aria-hidden="true" fontSize="small" color={color} />
      {t(`drivers.ask.${status}`, { defaultValue: t('drivers.ask.unknown') })}
    </Box>
  );
}

/** The messages between a driver and the beneficiary, or an operator in their name, oldest first. */
function DriverThread({ driver }: { driver: ChosenDriver }) {
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
