import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { useFillForm, useFormRecord } from '@/engine/fields/FormRecord';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { useApi } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { sizes } from '@/ui/tokens';
import { idOf } from '../model/read';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { lastJourney } from './lastJourney';

/** For a known person: the journey of their last request, which can be taken over with one press. If the form has it already, the button says so. */
export function AsLastTime({ configuration }: { configuration: RequestConfiguration }) {
  const { t } = useTranslation('solidaryRequest');
  const api = useApi();
  const fill = useFillForm();
  const announce = useAnnounce();
  const record = useFormRecord();
  const { userId: picked, givenName, familyName } = record;
  const userId = idOf(picked);
  const { data: last } = useSWR(
    userId === undefined ? null : ['solidaryRecord', 'last', configuration.structureId, userId],
    () => lastJourney(api, configuration, { userId: userId ?? 0, givenName, familyName }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  if (!last) return null;
  const isSame = Object.entries(last.values).every(([name, value]) => isSameValue(record[name], value));
  const { from, to, subject } = last;

  function takeOver(values: Parameters<typeof fill>[0]) {
    fill(values);
    announce(t('last.taken'));
  }

  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2, maxWidth: sizes.recordWidth }}
      action={
        // The button stays after the press, and keeps the focus.
        <Button size="small" color="inherit" aria-disabled={isSame} onClick={() => !isSame && takeOver(last.values)} sx={{ whiteSpace: 'nowrap' }}>
          {t(isSame ? 'last.same' : 'last.take')}
        </Button>
      }
    >
      {t(to === undefined ? 'last.anywhere' : 'last.journey', { from, to })}
      {subject !== undefined && ` ${t('last.subject', { subject })}`}
    </Alert>
  );
}
