import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useEngine, useEntity } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import { LeavingGuard } from '@/engine/LeavingGuard';
import { can, useCan } from '@/engine/permissions';
import { recordTitle } from '@/engine/recordTitle';
import type { EntityBody, RecordData } from '@/engine/Resource';
import { pageTitle } from '@/engine/show/pageTitle';
import { RecordLoadError } from '@/engine/show/RecordLoadError';
import { useRecord } from '@/engine/show/useRecord';
import { widgetField } from '@/engine/widgetField';
import { useConfig, useSession } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { sizes } from '@/ui/tokens';
import { associatedOf, sourceOf, type RecipientSource } from '@/widgets/recipients/recipients';
import { MailingStep } from './MailingStep';
import { progressOf } from './progress';
import { SendContext } from './SendContext';
import { isLocked } from './sendState';
import { MessageStep, RecipientsStep } from './steps';
import { TestStep } from './TestStep';
import { useSending } from './useSending';

interface CampaignSendScreenProps {
  /** The entity that is sent. */
  name: string;
  id: string;
}

/** Testing a campaign and sending it (specification sections 2 and 4; ux N). */
export function CampaignSendScreen({ name, id }: CampaignSendScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });
  if (record) return <SendPage entity={entity} id={id} record={record} />;
  if (error) return <RecordLoadError resource={entity.resource} operation="edit" page="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface SendPageProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

function SendPage({ entity, id, record }: SendPageProps) {
  const { t } = useTranslation(['campaignSend', 'show']);
  const { resource } = entity;
  const recipients = widgetField(entity, 'recipients', '');
  const associated = associatedOf(record['recipients']);
  const source = associated && sourceOf(recipients, associated);
  // Of no other use than its filters: where there are none, any list does.
  const { resource: listed } = useEntity(source?.resource ?? resource.name);
  const sending = useSending({ entity, id, record, source, list: listed.list });
  const mayReach = useMayReach(source);
  const tested = sending.state.outcomes.test;
  const reach = (tested?.kind === 'done' ? tested.reach : undefined) ?? associated?.deliveryCount ?? 0;
  const progress = progressOf(record, recipients, sending.state);

  return (
    <SendContext value={{ ...sending, entity, id, record, progress, reach, mayReach }}>
      <Box sx={{ maxWidth: sizes.recordWidth }}>
        <PageHeader title={pageTitle(t('title'), id, t)} subtitle={recordTitle(resource, record)} secondary={<ShowLink entity={entity} id={id} disabled={isLocked(sending.state)} />} />
        <Paper component="ol" sx={{ listStyle: 'none', m: 0, px: { xs: 2, md: 3 }, py: { xs: 1, md: 1.5 } }}>
          <MessageStep />
          <RecipientsStep />
          <TestStep />
          <MailingStep />
        </Paper>
      </Box>
      <SendingGuard isSending={sending.state.sending !== undefined} />
    </SendContext>
  );
}

/** The platform sends before it checks the right to: who may not list these people must not be offered to. */
function useMayReach(source: RecipientSource | undefined): boolean {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const listed = resources.find(({ name }) => name === (source?.owner?.resource ?? source?.resource));
  return listed !== undefined && can('list', listed, session, config);
}

function ShowLink({ entity: { resource }, id, disabled }: Pick<SendPageProps, 'entity' | 'id'> & { disabled: boolean }) {
  const { t } = useTranslation('campaignSend');
  const may = useCan(resource);
  const { pathname } = useLocation();
  if (!may('show')) return null;
  const look = { variant: 'text', color: 'inherit', startIcon: <VisibilityOutlined /> } as const;
  if (disabled) {
    return (
      <Button {...look} disabled>
        {t('show')}
      </Button>
    );
  }
  return (
    <Button {...look} component={RouterLink} href={`${resource.route ?? ''}/show/${encodeURIComponent(id)}`} state={{ from: pathname }}>
      {t('show')}
    </Button>
  );
}

/** Leaving stops nothing, and the answer would be missed. */
function SendingGuard({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('campaignSend');
  const isAsked = useCallback(() => isSending, [isSending]);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };
  return <LeavingGuard isAsked={isAsked} words={words} />;
}
