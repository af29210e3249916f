import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RecordField } from '@/engine/fields/RecordField';
import { useCan } from '@/engine/model/permissions';
import { RouterLink } from '@/ui/RouterLink';
import { associatedOf } from '../recipients/recipients';
import { AudienceNotes } from './AudienceNotes';
import { messageWarnings } from './messageChecks';
import { useSend } from './SendContext';
import { isLocked, PENDING, TESTED } from './sendState';
import { Step } from './Step';

/** What will be read: its subject, its sender and the mail itself. */
export function MessageStep() {
  const { t } = useTranslation('campaignSend');
  const { progress, record } = useSend();
  const { messageFault, prodSent } = progress;
  const warnings = prodSent || messageFault ? [] : messageWarnings(record);
  return (
    <Step number={1} title={t('message.title')} state={messageFault ? 'blocked' : 'done'} stateWord={t(messageFault ? 'states.toComplete' : 'states.complete')}>
      {messageFault && <Alert severity="error" role="note">{t(`message.faults.${messageFault}`)}</Alert>}
      {warnings.length > 0 && (
        <Alert severity="warning" role="note" sx={{ width: '100%' }}>
          {t('message.check')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {warnings.map((warning) => (
              <li key={warning}>{t(`message.warnings.${warning}`)}</li>
            ))}
          </Box>
        </Alert>
      )}
      <FieldLines names={['subject', 'email', 'body']} />
      <EditLink label={t('message.edit')} until={PENDING} />
    </Step>
  );
}

/** To whom it goes. */
export function RecipientsStep() {
  const { t } = useTranslation('campaignSend');
  const { progress, mayReach, record, field, chosen } = useSend();
  const { recipientsFault } = progress;
  const isComplete = recipientsFault === undefined;
  return (
    <Step number={2} title={t('recipients.title')} state={isComplete ? 'done' : 'blocked'} stateWord={t(isComplete ? 'states.complete' : 'states.toComplete')}>
      {recipientsFault && <Alert severity="error" role="note">{t(`recipients.faults.${recipientsFault}`, { found: associatedOf(record[field.name])?.deliveryCount, chosen })}</Alert>}
      {isComplete && !mayReach && <Alert severity="error" role="note">{t('recipients.faults.denied')}</Alert>}
      {recipientsFault !== 'none' && <FieldLines names={['recipients']} />}
      <AudienceNotes />
      <EditLink label={t('recipients.edit')} until={TESTED} />
    </Step>
  );
}

/** What was tested is what leaves: only other recipients start anew. */
function EditLink({ label, until }: { label: string; until: number }) {
  const { entity, id, record, state } = useSend();
  const { pathname } = useLocation();
  const can = useCan(entity.resource);
  if (Number(record['status']) > until || !can('edit')) return null;
  if (isLocked(state)) {
    return (
      <Button variant="outlined" startIcon={<EditOutlined />} disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="outlined" startIcon={<EditOutlined />} component={RouterLink} href={`${entity.resource.route ?? ''}/${encodeURIComponent(id)}`} state={{ from: pathname }}>
      {label}
    </Button>
  );
}

/** Some fields of the campaign under their labels, as the page that shows it has them. */
function FieldLines({ names }: { names: readonly string[] }) {
  const { entity, record } = useSend();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, width: '100%', minWidth: 0 }}>
      {names.map((name) => (
        <RecordField key={name} entity={entity} record={record} name={name} />
      ))}
    </Box>
  );
}
