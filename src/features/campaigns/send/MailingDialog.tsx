import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import { recordTitle } from '@/engine/model/recordTitle';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { messageWarnings } from './messageChecks';
import { useOutcomeText } from './OutcomeNotice';
import { useSend } from './SendContext';
import { usePeople } from './usePeople';

/** Shows what is sent, from whom and to how many people, before it can no longer be stopped. */
export function MailingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaignSend');
  const { entity, record, reach, send } = useSend();
  const labels = useLabels(entity.resource);
  const outcomeText = useOutcomeText('mailing');
  useFocusRescue(true);
  const people = usePeople();
  const lines = [
    [labels.field('subject'), String(record['subject'] ?? '')],
    [labels.field('email'), String(record['email'] ?? '')],
    [t('recipients.title'), t('people', { count: reach.people })],
  ];

  /** Sends the mailing. The dialog then never offers to repeat it, whatever the outcome. */
  async function confirm(): Promise<ConfirmFailure | undefined> {
    const outcome = await send('mailing');
    if (outcome && outcome.kind !== 'done') return { text: outcomeText(outcome), isFinal: true };
    onClose();
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={t('mailing.question', { title: recordTitle(entity.resource, record), people })}
      body={t('mailing.consequence')}
      confirmLabel={t('mailing.send', { people })}
      detail={
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
            {lines.map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          {reach.withCreator && <Box component="p" sx={{ m: 0 }}>{t('recipients.creatorAlways', { creator: record['creator'], email: record['creatorEmail'] })}</Box>}
          <Warnings />
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function Warnings() {
  const { t } = useTranslation('campaignSend');
  const { record, reach } = useSend();
  const warnings = messageWarnings(record);
  if (warnings.length + reach.withdrawn === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'warning.main' }}>
      {reach.withdrawn > 0 && <li>{t('recipients.mailedAnyway', { count: reach.withdrawn })}</li>}
      {warnings.map((warning) => (
        <li key={warning}>{t(`message.warnings.${warning}`)}</li>
      ))}
    </Box>
  );
}
