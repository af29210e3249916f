import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefreshCaches } from '@/engine/form/save/useRefreshCaches';
import { useSave } from '@/engine/form/save/useSave';
import { useLabels } from '@/engine/fields/labels';
import { useCan } from '@/engine/model/permissions';
import type { RecordData } from '@/engine/model/Schema';
import { useMutate } from '@/engine/data/useMutate';
import { useIsHere } from '@/engine/data/useIsHere';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { namingFilters } from '../recipients/parameters';
import { FILTERS, SELECTION, type Recipients } from '../recipients/recipients';
import { sendAddress } from './sendAddress';
import { useSend } from './SendContext';
import { isLocked } from './sendState';

/**
 * Offers a copy with the same content, for those who were chosen and still accept messages, and for nobody else. The copy replaces the campaign,
 * and its page opens.
 */
export function CleanCopy({ recipients }: { recipients: Recipients }) {
  const { t } = useTranslation('campaignSend');
  const id = useId();
  const { entity, state, audience, reach, progress } = useSend();
  const can = useCan(entity.resource);
  const { save, canStart, start, goOn } = useCleanCopy(recipients);
  const isOffered = (reach.withdrawn > 0 || progress.recipientsFault === 'mixed') && canStart && can('create') && can('delete');
  if (!isOffered) return null;

  return (
    <div>
      {save.problem && (
        <Notice severity="error" role="alert" style={{ marginBottom: 12 }}>
          {save.problem.title}
          {save.problem.lines.map(({ text }) => (
            <div key={text}>{text}</div>
          ))}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {save.phase === 'unsent' ? (
          <>
            <Button variant="outlined" onClick={goOn}>
              {t('form:unsent.retry')}
            </Button>
            <Button color="inherit" onClick={save.giveUpUnsent}>
              {t('form:unsent.giveUp')}
            </Button>
          </>
        ) : (
          <BusyButton variant="outlined" aria-describedby={id} disabled={isLocked(state) || save.phase === 'unknown'} loading={save.phase === 'sending'} onClick={start}>
            {t('campaignSend:recipients.cleanCopy', { count: audience?.accepting ?? 0 })}
          </BusyButton>
        )}
      </Box>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('campaignSend:recipients.cleanCopyHint')}
      </Typography>
    </div>
  );
}

function useCleanCopy(recipients: Recipients) {
  const { entity, id, record, field, source, audience } = useSend();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const mutate = useMutate();
  const refresh = useRefreshCaches(entity);
  const [started, setStarted] = useState<RecordData>();
  const ids = audience?.ids ?? [];

  function chosen(): RecordData {
    const filters = source && namingFilters(ids, source);
    return {
      source: recipients.source,
      ...(recipients.sourceId !== undefined && source?.owner && { sourceId: recipients.sourceId }),
      ...(filters === undefined ? { filterType: SELECTION, ids } : { filterType: FILTERS, filters }),
      deliveryCount: ids.length,
      countedAt: new Date().toISOString(),
    };
  }

  const save = useSave({
    entity,
    labels: useLabels(entity.resource),
    write: { mode: 'edit', before: record },
    id,
    duplicateChecks: [],
    isInSight: () => false,
    onRefused: () => undefined,
    onUnsent: () => undefined,
    onPartly: () => undefined,
    onUnseen: () => undefined,
    onDone({ id: saved }) {
      // The body that was sent differs from what the server stored, so the page reads the record again.
      refresh({ id: saved }, 'edit', String(saved) === id ? undefined : id);
      void mutate(invalidatedBy(entity.resource));
      if (isHere()) void navigate(sendAddress(entity.resource, saved), { replace: true });
    },
  });
  return {
    save,
    canStart: ids.length > 0,
    start() {
      const wanted = { ...record, [field.name]: chosen() };
      setStarted(wanted);
      void save.send(wanted);
    },
    /** Continues after a failure with the parts that have been saved already; none of them is sent again. */
    goOn: () => started && void save.sendUnsent(started),
  };
}
