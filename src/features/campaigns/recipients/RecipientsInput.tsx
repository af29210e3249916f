import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useErrorText } from '@/engine/data/errorMessage';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { keptPick, type KeptPick } from '@/engine/list/keptPick';
import { recordTitle } from '@/engine/model/recordTitle';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { BusyButton } from '@/ui/BusyButton';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { PartBoundary } from '@/ui/PartBoundary';
import { Sentence } from '@/ui/Sentence';
import { PickDialog } from './PickDialog';
import { associatedOf, chosenOf, recipientsOf, type ChosenRecipients, type Recipients } from './recipients';
import { SOURCES, sourceOf, type RecipientSource } from './sources';
import { RecipientsSummary } from './RecipientsSummary';
import { useCleanRecord } from './useCleanRecord';
import { useOfferedSources } from './useListed';
import { isCountable, useRecount } from './useRecount';

/**
 * The recipients of a message. They are picked in the list where they stand, from here or before the form was opened. They are associated after the
 * record is saved, by the widget's `afterSave`; until then the record keeps its previous ones.
 */
export function RecipientsInput({ id, field, value, onChange, disabled, describedBy }: InputProps) {
  const { t } = useTranslation('recipients');
  const announce = useAnnounce();
  const [isPicking, setPicking] = useState(false);
  const [picks] = useState(keptPicks);
  const sources = useOfferedSources(SOURCES);
  const recipients = recipientsOf(value);
  const source = recipients && sourceOf(recipients);
  const former = associatedOf(value);
  const { isClosed, asksCopy, mayTake } = useCleanRecord(field, value);
  const [isRefused, setRefused] = useState(false);

  function handleReady(chosen: ChosenRecipients) {
    setPicking(false);
    if (!take({ ...chosen, ...(former && { former }) })) return;
    announce(t('chosen', { count: chosen.deliveryCount }));
  }

  /** Takes other recipients, unless the operator may not save them. */
  function take(next: unknown): boolean {
    const isTaken = mayTake(next);
    setRefused(!isTaken);
    if (isTaken) onChange(next);
    return isTaken;
  }

  function withdraw() {
    onChange(former);
    picks.forget();
    document.getElementById(id)?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {recipients && source ? (
        <PartBoundary fallback={<Typography>{t('loading')}</Typography>}>
          <CountedRecipients field={field} recipients={recipients} source={source} disabled={disabled || isClosed} asksCopy={asksCopy} onChange={take} />
        </PartBoundary>
      ) : (
        <Typography>{t('none')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sources.length > 0 && !isClosed && (
          <Button id={id} variant="outlined" disabled={disabled} aria-describedby={describedBy} onClick={() => setPicking(true)}>
            {t(recipients ? 'pickOthers' : 'pick')}
          </Button>
        )}
        {chosenOf(value) && (
          <Button color="inherit" disabled={disabled} onClick={withdraw}>
            {t(former ? 'withdraw' : 'remove')}
          </Button>
        )}
      </Box>
      {isClosed && <Typography color="textSecondary">{t('closed')}</Typography>}
      {isRefused && <Notice severity="error" role="alert">{t('mayNotCopy')}</Notice>}
      {asksCopy && <CopyNotice field={field} />}
      {isPicking && <PickDialog sources={sources} current={recipients} picksIn={picks.of} onReady={handleReady} onClose={() => setPicking(false)} />}
    </Box>
  );
}

/** What was done in each list of the dialog, so that it can be gone on with, and somebody taken out again, while the form is open. */
function keptPicks() {
  const lists = new Map<string, KeptPick>();
  return {
    of(list: string): KeptPick {
      const pick = lists.get(list) ?? keptPick();
      lists.set(list, pick);
      return pick;
    },
    forget: () => lists.clear(),
  };
}

interface CountedRecipientsProps extends Pick<InputProps, 'field' | 'disabled' | 'onChange'> {
  recipients: Recipients;
  source: RecipientSource;
  /** Whether saving makes a copy that replaces the record, which a notice below says. */
  asksCopy: boolean;
}

/** The recipients with a button to count them again. Another number makes it another choice, which must be associated again. */
function CountedRecipients({ field, recipients, source, disabled, asksCopy, onChange }: CountedRecipientsProps) {
  const { t } = useTranslation('recipients');
  const errorText = useErrorText();
  const announce = useAnnounce();
  const [found, setFound] = useState<{ recipients: Recipients; at: string }>();
  const { recount, isBusy, error } = useRecount(recipients, source, handleCounted);

  function handleCounted(deliveryCount: number) {
    announce(t('counted', { count: deliveryCount }));
    const countedAt = new Date().toISOString();
    if (deliveryCount === recipients.deliveryCount) return setFound({ recipients, at: countedAt });
    const former = associatedOf(recipients);
    onChange({ ...recipients, filters: recipients.filters ?? '', deliveryCount, countedAt, ...(former && { former }) });
  }

  return (
    <>
      <RecipientsSummary field={field} recipients={recipients} source={source} countedAt={found?.recipients === recipients ? found.at : undefined}>
        {isCountable(recipients, source) && (
          <BusyButton size="small" loading={isBusy} disabled={disabled} onClick={recount}>
            {t('recount')}
          </BusyButton>
        )}
      </RecipientsSummary>
      {error && (
        <Notice severity="error" role="alert">
          <Sentence text={t('failed', { reason: errorText(error) })} />
        </Notice>
      )}
      {chosenOf(recipients) && !asksCopy && <Typography color="textSecondary">{t(associatedOf(recipients) ? 'notYetInstead' : 'notYet')}</Typography>}
    </>
  );
}

/** Tells what saving will do when the new recipients need a clean copy of the record: no content is lost, and the record gets another id. */
function CopyNotice({ field }: { field: WidgetField }) {
  const { t } = useTranslation('recipients');
  const record = useFormRecord();
  const { user } = useSession();
  const isMine = record['creatorId'] === undefined || record['creatorId'] === user.id;
  return (
    <Notice severity="info" role="status">
      {t('cleanCopy', { title: recordTitle(field.entity.resource, record) })}
      {!isMine && ` ${t('becomesMine')}`}
    </Notice>
  );
}
