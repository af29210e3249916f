import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/useTextContext';
import { formatDate, formatDistance, formatNumber, formatTime } from '@/i18n/format';
import { personName } from '../../model/personName';
import type { Carpooler } from '../../model/SolidaryCase';
import { weekWords } from '../../model/weekWords';
import type { MatchRow } from './MatchTable';
import { Places } from './Places';

/** How a carpooler, of the platform or of a partner, stands among those who could drive; without what can be done. */
export function useCarpoolerRow(): (carpooler: Carpooler) => MatchRow {
  const { t } = useTranslation(['solidaryCase', 'solidaryJourney']);
  const { language } = useTextContext();

  function when({ isRegular, fromDate, toDate, fromTime, schedule }: Carpooler): readonly string[] {
    const [from, to] = [fromDate, toDate].map((day) => day && formatDate(day, language));
    if (isRegular) return [...weekWords(schedule, language, t), ...(from && to ? [t('matches.during', { from, to })] : [])];
    const time = fromTime && formatTime(fromTime, language);
    if (!from) return time ? [time] : [];
    return [time ? t('matches.dayAt', { date: from, time }) : from];
  }

  function detour({ detourDuration, detourDistance }: Carpooler): string | undefined {
    const minutes = detourDuration === undefined ? undefined : t('matches.minutes', { minutes: formatNumber(Math.round(detourDuration / 60), language) });
    const distance = detourDistance === undefined ? undefined : formatDistance(detourDistance, language);
    return [minutes, distance].filter(Boolean).join(', ') || undefined;
  }

  return (carpooler) => {
    const { key, person, isSolidaryExclusive, isPassenger, isRoundTrip, origin, destination } = carpooler;
    const [days, way] = [when(carpooler), detour(carpooler)];
    return {
      key,
      name: personName(person) ?? t('unnamed'),
      notes: [isRoundTrip && t('matches.roundTrip'), isSolidaryExclusive && t('matches.solidaryOnly'), isPassenger && t('matches.passengerToo')].filter((note) => note !== false),
      ...(days.length > 0 && { when: days.map((line) => <Box key={line}>{line}</Box>) }),
      ...((origin ?? destination) && { where: <Places origin={origin} destination={destination} /> }),
      ...(way !== undefined && { detour: way }),
    };
  };
}
