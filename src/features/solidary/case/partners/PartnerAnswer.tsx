import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import type { QueryParameters } from '@/api/records';
import { useErrorText } from '@/engine/data/errorMessage';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { useReadSignal } from '@/engine/data/useReading';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDistance, formatDuration } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { Way } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { useAskedText, useBegunTexts } from '../Unfinished';
import { ContactLine } from '../drivers/ContactLine';
import { MatchTable, type MatchRow } from '../solutions/MatchTable';
import { useCarpoolerRow } from '../solutions/useCarpoolerRow';
import { buttonsId, ContactPartner } from './ContactPartner';
import { partnerContacts } from './partnerContacts';
import { PartnerMessageDialog } from './PartnerMessageDialog';
import { messagesOf, messageTo, type PartnerCarpooler, partnerRowsFromApi } from './partnerRows';
import { usePartnerSendings } from './usePartnerSendings';

/** The journeys of one partner. When one fails, those of the others stay. */
export function PartnerAnswer(question: PartnerQuestion) {
  const { t } = useTranslation('solidaryFollowUp');
  const errorText = useErrorText();
  const { provider, way } = question;
  const { rows, error, askAgain } = usePartnerAnswer(question, (count) => t('partners.found', { count, provider }));
  const [askedText, ask] = useAskedText();
  const asked = rows?.find((row) => messageTo(row, provider) === askedText);
  const rowOf = usePartnerRow(provider);
  const findButton = useCallback(() => (asked ? document.getElementById(buttonsId(asked))?.querySelector('button') : null) ?? null, [asked]);
  useFocusRescue(asked !== undefined, findButton);

  if (error) {
    return (
      <Notice severity="warning" role="alert" className="notice-wide" action={<Button color="inherit" size="small" onClick={askAgain}>{t('ui:retry')}</Button>}>
        {t('partners.failed', { provider })}
        {/* The platform passes on a partner's refusal in the words of a protocol, which tell an operator nothing. */}
        {error.kind !== 'rejected' && <Sentence text={` ${errorText(error)}`} />}
      </Notice>
    );
  }
  return (
    <Box aria-busy={!rows} sx={{ width: '100%', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {rows ? t('partners.found', { count: rows.length, provider }) : t('partners.searching', { provider })}
      </Typography>
      {!rows && <Skeleton height={72} aria-hidden="true" />}
      {rows && rows.length > 0 && <MatchTable caption={t('partners.found', { count: rows.length, provider })} rows={rows.map(rowOf)} />}
      {rows && <UnplacedMessages way={way} provider={provider} rows={rows} />}
      {asked && askedText !== undefined && <PartnerMessageDialog carpooler={asked} name={askedText} onClose={() => ask(undefined)} />}
    </Box>
  );
}

/** The messages that were begun for drivers whom the partner finds no more: they are kept, and have no other place. */
function UnplacedMessages({ way, provider, rows }: Pick<PartnerQuestion, 'way' | 'provider'> & { rows: readonly PartnerCarpooler[] }) {
  const { t } = useTranslation('solidaryFollowUp');
  const unplaced = useBegunTexts(messagesOf(way, provider)).filter(({ name }) => rows.every((row) => messageTo(row, provider) !== name));
  return unplaced.map(({ name, text }) => (
    <Notice key={name} severity="warning" className="notice-wide">
      {t('partners.unplaced', { provider })}
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
    </Notice>
  ));
}

/** The row of a partner's carpooler: with the whole journey instead of a detour, and whether they were written to. */
function usePartnerRow(asked: string): (carpooler: PartnerCarpooler) => MatchRow {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const carpoolerRow = useCarpoolerRow();

  function whole({ duration, distance }: PartnerCarpooler): string | undefined {
    const time = duration === undefined ? undefined : formatDuration(duration, language);
    const length = distance === undefined ? undefined : formatDistance(distance, language);
    const both = [time, length].filter(Boolean).join(', ');
    return both === '' ? undefined : t('partners.whole', { journey: both });
  }

  return (carpooler) => {
    const row = carpoolerRow(carpooler);
    const journey = whole(carpooler);
    return { ...row, state: <PartnerContactLine carpooler={carpooler} />, ...(journey !== undefined && { detour: journey }), action: <ContactPartner carpooler={carpooler} messageName={messageTo(carpooler, asked)} /> };
  };
}

/** Says whether a driver of a partner was contacted, from the history or from a message that is not in it yet; empty if not. */
function PartnerContactLine({ carpooler }: { carpooler: PartnerCarpooler }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  const sending = usePartnerSendings().sendingOf(carpooler);
  const [last] = partnerContacts(carpooler, solidaryCase.diary);
  if (!sending && !last) return null;
  return (
    <Box sx={{ typography: 'body2', fontWeight: 400, mt: 0.5 }}>
      {sending ? (
        <Box component="span" sx={{ display: 'inline-grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 0.75 }}>
          <WarningAmberOutlined aria-hidden="true" fontSize="small" color="warning" />
          {t(`partners.states.${sending.outcome}`)}
        </Box>
      ) : (
        last && <ContactLine contact={{ means: 'message', date: last.date, ...(last.author && { by: last.author }) }} />
      )}
    </Box>
  );
}

interface PartnerQuestion {
  provider: string;
  way: Way;
  parameters: QueryParameters;
  /** The number of the search: each new one asks again. */
  turn: string;
}

/** The answer of one partner. Each is asked by itself, because one that fails would make a call about all of them fail (contract partners.journeys). */
export function usePartnerAnswer({ provider, way, parameters, turn }: PartnerQuestion, said: (count: number) => string) {
  const api = useApi();
  const readSignal = useReadSignal();
  const address = `admin/external_journeys?${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()}`;
  const { data, error, isValidating, mutate } = useSWR<PartnerCarpooler[], ApiError>(
    ['partnerJourneys', turn, address],
    async () => partnerRowsFromApi(await api.read(address, { signal: readSignal() }), provider, way),
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  useSaid(data && said(data.length));
  return { rows: data, error: isValidating || isAborted(error) ? undefined : error, askAgain: () => void mutate() };
}

/** Announces a text to screen readers when it appears. */
function useSaid(text: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text, announce]);
}
