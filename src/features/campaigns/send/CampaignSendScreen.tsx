import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { stands } from '@/config/platformFaults';
import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { useLabels } from '@/engine/fields/labels';
import { partsOfPage, usePartsThere } from '@/engine/fields/usePartsThere';
import { LeavingGuard } from '@/engine/page/LeavingGuard';
import { showAddress } from '@/engine/model/recordAddress';
import { useCan } from '@/engine/model/permissions';
import { recordTitle } from '@/engine/model/recordTitle';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { pageTitle } from '@/engine/page/pageTitle';
import { RecordLoadError } from '@/engine/page/RecordLoadError';
import { useRecord } from '@/engine/data/useRecord';
import type { WidgetField } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useConfig } from '@/session/hooks';
import { toRender } from '@/ui/keptPromise';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { pageOfColumns, twoColumns } from '@/ui/twoColumns';
import { associatedOf } from '../recipients/recipients';
import { SOURCES, sourceOf, type RecipientSource } from '../recipients/sources';
import { chosenIds } from './audience';
import { MailingStep } from './MailingStep';
import { progressOf } from './progress';
import { reachOf } from './reach';
import { SendContext } from './SendContext';
import { isLocked } from './sendState';
import { MessagePreview, MessageStep, RecipientsStep } from './steps';
import { TestStep } from './TestStep';
import { useKnownAudience } from './useAudience';
import { useSending } from './useSending';

interface CampaignSendScreenProps {
  /** The name of the entity that is sent. */
  name: string;
  id: string;
}

/** The page on which a campaign is tested and sent (specification 4.21, 4.22). */
export function CampaignSendScreen({ name, id }: CampaignSendScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const recipients = widgetField(entity, 'recipients', '');
  const lists = useSourceLists();
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });
  const arePartsThere = usePartsThere(entity, partsOfPage);
  if (record && arePartsThere) return <SendPage entity={entity} id={id} record={record} recipients={recipients} lists={lists} />;
  if (error) return <RecordLoadError resource={entity.resource} operation="edit" page="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface SendPageProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  /** The field with the recipients. */
  recipients: WidgetField;
  lists: SourceLists;
}

function SendPage({ entity, id, record, recipients, lists }: SendPageProps) {
  const { t } = useTranslation('campaignSend');
  const { resource } = entity;
  const associated = associatedOf(record['recipients']);
  const source = associated && sourceOf(associated);
  const { settings } = useConfig();
  const audience = useKnownAudience(id, associated);
  const chosen = associated && source && chosenIds(id, associated, source)?.length;
  const sending = useSending({ entity, id, record, source, list: source && lists.get(source.resource), chosen });
  const mayReach = useMayReach(source);
  const isFaulty = stands('withdrawnRecipients', settings);
  const reach = reachOf({ record, recipients: associated, audience, state: sending.state, isFaulty });
  const progress = progressOf(record, sending.state, { people: associated && reach.people, chosen });

  return (
    <SendContext value={{ ...sending, entity, id, record, field: recipients, source, audience, chosen, progress, reach, mayReach }}>
      <Box sx={pageOfColumns}>
        <PageHeader title={pageTitle(t('title'), id, t)} subtitle={recordTitle(resource, record)} secondary={<ShowLink entity={entity} id={id} disabled={isLocked(sending.state)} />} />
        <Box sx={twoColumns}>
          <Paper component="ol" sx={{ listStyle: 'none', m: 0, px: { xs: 2, md: 3 }, py: { xs: 1, md: 1 }, overflow: 'hidden' }}>
            <MessageStep />
            <RecipientsStep />
            <TestStep />
            <MailingStep />
          </Paper>
          <MessagePreview />
        </Box>
      </Box>
      <SendingGuard isSending={sending.state.sending !== undefined} />
    </SendContext>
  );
}

/** The lists in which the filters of recipients can be understood, by entity. */
type SourceLists = ReadonlyMap<string, ListDefinition | undefined>;

/** Loads the lists of all sources. It suspends before anything is rendered: a page that suspended later would lose what it has read. */
function useSourceLists(): SourceLists {
  const { loadEntity } = useEngine();
  const lists = new Map<string, ListDefinition | undefined>();
  for (const { resource } of SOURCES) lists.set(resource, use(toRender(loadEntity(resource))).resource.list);
  return lists;
}

/** Whether the operator may list these people. The platform sends before it checks the right to, so the command must not be offered otherwise. */
function useMayReach(source: RecipientSource | undefined): boolean {
  return useOperatorRights().may('list', source?.owner?.resource ?? source?.resource);
}

function ShowLink({ entity: { resource }, id, disabled }: Pick<SendPageProps, 'entity' | 'id'> & { disabled: boolean }) {
  const { t } = useTranslation('campaignSend');
  const may = useCan(resource);
  const { pathname } = useLocation();
  if (!may('show')) return null;
  return (
    <Button color="inherit" startIcon={<VisibilityOutlined />} disabled={disabled} component={RouterLink} href={showAddress(resource.route, id)} state={{ from: pathname }}>
      {t('show')}
    </Button>
  );
}

/** Asks before the page is left while something is being sent. Leaving would not stop it, and its outcome would be missed. */
function SendingGuard({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('campaignSend');
  const isAsked = useCallback(() => isSending, [isSending]);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };
  return <LeavingGuard isAsked={isAsked} words={words} />;
}
