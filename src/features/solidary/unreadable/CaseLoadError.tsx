import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useLabels } from '@/engine/fields/labels';
import type { EntityBody } from '@/engine/model/Resource';
import { READ_OPTIONS } from '@/engine/data/readOptions';
import { ReadField, RecordField } from '@/engine/fields/RecordField';
import { useCan } from '@/engine/model/permissions';
import { recordTitle } from '@/engine/model/recordTitle';
import type { RecordData } from '@/engine/model/Schema';
import { RecordLoadError } from '@/engine/page/RecordLoadError';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { pageTitle } from '@/engine/page/pageTitle';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { sizes } from '@/ui/tokens';
import { useAccountAddress } from '../case/useAccountAddress';
import { idOf } from '../model/read';
import { listedRecord } from '../sources/copiedRecords';

interface CaseLoadErrorProps {
  entity: EntityBody;
  id: string;
  operation: 'show' | 'edit';
  error: ApiError;
  onRetry(): void;
}

/**
 * The page for a request that could not be read. The platform fails for ever on some (contract requests.unreadable), and also on ids that do not
 * exist. The list, which is asked once, tells the two apart; nothing is retried automatically.
 */
export function CaseLoadError({ entity, id, operation, error, onRetry }: CaseLoadErrorProps) {
  const api = useApi();
  const { settings } = useConfig();
  const labels = useLabels(entity.resource);
  const isBroken = error.kind === 'server';
  const { data, isLoading } = useSWR<RecordData | null, ApiError>(
    isBroken ? [entity.resource.name, 'listed', id] : null,
    async () => {
      const row = await listedRecord(id, { api, endpoint: entity.resource.endpoint.list });
      return row ? recordFromApi(entity, row, transformContext(settings.utcTime)) : null;
    },
    READ_OPTIONS,
  );
  if (isLoading) return <LoadingState label={labels.state('loading')} shape="form" />;
  if (data) return <UnreadableCase entity={entity} id={id} row={data} />;
  return <RecordLoadError resource={entity.resource} operation={operation} error={error} onRetry={onRetry} />;
}

interface UnreadableCaseProps {
  entity: EntityBody;
  id: string;
  /** The list's row of the request. */
  row: RecordData;
}

const FIELDS = ['telephone', 'subject', 'fromDate', 'origin', 'destination', 'proposalType', 'status', 'progression', 'lastAction', 'lastActionDate'];

/** The page for a stored request that the platform cannot show. It says so, with what the list knows and what can still be done. */
function UnreadableCase({ entity, id, row }: UnreadableCaseProps) {
  const { t } = useTranslation('solidaryCase');
  const { resource } = entity;
  const labels = useLabels(resource);
  const name = recordTitle(resource, row);

  return (
    <Box sx={{ maxWidth: sizes.recordWidth }}>
      <PageHeader title={pageTitle(labels.page('show'), id, t)} subtitle={name} />
      <Notice severity="warning" title={t('unreadable.title')} className="notice-above">
        {t('unreadable.detail')}
      </Notice>
      <Paper sx={{ px: { xs: 2, md: 3 }, py: 2.5, mb: 2 }}>
        <Box component="dl" sx={factsStyle}>
          <ReadField label={t('unreadable.person')}>{name}</ReadField>
          {FIELDS.map((field) => (
            <RecordField key={field} entity={entity} record={row} name={field} brief />
          ))}
        </Box>
      </Paper>
      <WhatNext entity={entity} row={row} />
    </Box>
  );
}

function WhatNext({ entity: { resource }, row }: Pick<UnreadableCaseProps, 'entity' | 'row'>) {
  const { t } = useTranslation('solidaryCase');
  const can = useCan(resource);
  const account = useAccountAddress()(idOf(row['userId']));
  const route = resource.route ?? '';
  return (
    <Box component="section" aria-labelledby="next">
      <Typography id="next" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('unreadable.next')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {typeof row['telephone'] === 'string' && <li>{t('unreadable.contact')}</li>}
        {account !== undefined && <Way to={account}>{t('unreadable.account')}</Way>}
        {can('create') && <Way to={`${route}/create`}>{t('unreadable.again')}</Way>}
        <li>{t('unreadable.later')}</li>
        <Way to={route}>{t('show:toList')}</Way>
      </Box>
    </Box>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link component={RouterLink} href={to}>
        {children}
      </Link>
    </li>
  );
}

const factsStyle = { m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } };
