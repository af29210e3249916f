import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { RecordField } from '@/engine/fields/RecordField';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { wideScreen } from '@/ui/tokens';
import { associatedOf } from '../recipients/recipients';
import { AudienceNotes } from './AudienceNotes';
import { messageWarnings } from './messageChecks';
import { useSend } from './SendContext';
import { PENDING, TESTED } from '../statuses';
import { isLocked } from './sendState';
import { Step } from './Step';

/** The step of the message, by its subject and sender; the e-mail itself is shown below the steps. */
export function MessageStep() {
  const { t } = useTranslation('campaignSend');
  const { progress, record } = useSend();
  const { messageFault, prodSent } = progress;
  const warnings = prodSent || messageFault ? [] : messageWarnings(record);
  return (
    <Step number={1} title={t('message.title')} state={messageFault ? 'blocked' : 'done'} stateWord={t(messageFault ? 'states.toComplete' : 'states.complete')} edit={<EditLink label={t('message.edit')} until={PENDING} />}>
      {messageFault && <Notice severity="error">{t(`message.faults.${messageFault}`)}</Notice>}
      {warnings.length > 0 && (
        <Notice severity="warning" className="notice-wide">
          {t('message.check')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {warnings.map((warning) => (
              <li key={warning}>{t(`message.warnings.${warning}`)}</li>
            ))}
          </Box>
        </Notice>
      )}
      <FieldLines names={['subject', 'email']} />
    </Step>
  );
}

/** The step of the recipients. */
export function RecipientsStep() {
  const { t } = useTranslation('campaignSend');
  const { progress, mayReach, record, field, chosen } = useSend();
  const { recipientsFault } = progress;
  const isComplete = recipientsFault === undefined;
  return (
    <Step number={2} title={t('recipients.title')} state={isComplete ? 'done' : 'blocked'} stateWord={t(isComplete ? 'states.complete' : 'states.toComplete')} edit={<EditLink label={t('recipients.edit')} until={TESTED} />}>
      {recipientsFault && <Notice severity="error">{t(`recipients.faults.${recipientsFault}`, { found: associatedOf(record[field.name])?.deliveryCount, chosen })}</Notice>}
      {isComplete && !mayReach && <Notice severity="error">{t('recipients.faults.denied')}</Notice>}
      {recipientsFault !== 'none' && <FieldLines names={['recipients']} />}
      <AudienceNotes />
    </Step>
  );
}

/** The e-mail itself. It comes after the steps, so that its length does not push these away, and beside them on a wide screen. */
export function MessagePreview() {
  const { t } = useTranslation('campaignSend');
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ mt: 2, p: { xs: 2, md: 3 }, [`@media ${wideScreen}`]: { mt: 0 } }}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
        {t('message.preview')}
      </Typography>
      <FieldLines names={['body']} />
    </Paper>
  );
}

/** A link to edit the campaign, as whoever sends one may edit it. What was tested is what will be sent, so afterwards only the recipients can change. */
function EditLink({ label, until }: { label: string; until: number }) {
  const { entity, id, record, state } = useSend();
  const { pathname } = useLocation();
  if (Number(record['status']) > until) return null;
  const href = `${entity.resource.route ?? ''}/${encodeURIComponent(id)}`;
  return (
    <Button size="small" startIcon={<EditOutlined />} disabled={isLocked(state)} className="button-finger" style={editStyle} component={RouterLink} href={href} state={{ from: pathname }}>
      {label}
    </Button>
  );
}

/** The link is below the state of its step, with its text aligned to the state's. */
const editStyle = { margin: '4px 0 0 -5px' };

/** Some fields of the campaign with their labels, as on the page of a record. */
function FieldLines({ names }: { names: readonly string[] }) {
  const { entity, record } = useSend();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: 2, width: '100%', minWidth: 0 }}>
      {names.map((name) => (
        <RecordField key={name} entity={entity} record={record} name={name} />
      ))}
    </Box>
  );
}
