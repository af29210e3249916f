import Box from '@mui/material/Box';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { RecordData } from '@/engine/model/Schema';
import { formatDistance, formatDuration } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { addressLines } from '@/widgets/address/address';
import type { Carpooler } from '../../model/SolidaryCase';
import { useNameOf } from '../useNameOf';
import type { MatchRow } from './MatchTable';
import { useWhen } from './useWhen';

/** The row of a carpooler, of the platform or of a partner, without commands. */
export function useCarpoolerRow(): (carpooler: Carpooler) => MatchRow {
  const { t } = useTranslation('solidaryCase');
  const { language } = useTextContext();
  const when = useWhen();
  const nameOf = useNameOf();

  function detour({ detourDuration, detourDistance }: Carpooler): string | undefined {
    const duration = detourDuration === undefined ? undefined : formatDuration(detourDuration, language);
    const distance = detourDistance === undefined ? undefined : formatDistance(detourDistance, language);
    return [duration, distance].filter(Boolean).join(', ') || undefined;
  }

  return (carpooler) => {
    const { key, person, isSolidaryExclusive, isPassenger, isRoundTrip, origin, destination } = carpooler;
    const [days, way] = [when(carpooler), detour(carpooler)];
    return {
      key,
      name: nameOf(person),
      notes: [isRoundTrip && t('matches.roundTrip'), isSolidaryExclusive && t('matches.solidaryOnly'), isPassenger && t('matches.passengerToo')].filter((note) => note !== false),
      ...(days.length > 0 && { when: days.map((line) => <Box key={line}>{line}</Box>) }),
      ...((origin ?? destination) && { where: <Places origin={origin} destination={destination} /> }),
      ...(way !== undefined && { detour: way }),
    };
  };
}

interface PlacesProps {
  origin: RecordData | undefined;
  destination: RecordData | undefined;
}

/** The start and the destination of a driver, each on its own line. */
function Places({ origin, destination }: PlacesProps) {
  const { t } = useTranslation('solidaryCase');
  return (
    <>
      <Box>
        <VisuallyHidden>{t('from')} </VisuallyHidden>
        <Place place={origin} />
      </Box>
      <Box>
        <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
          {'→ '}
        </Box>
        <VisuallyHidden>{t('to')} </VisuallyHidden>
        <Place place={destination} />
      </Box>
    </>
  );
}

function Place({ place }: { place: RecordData | undefined }) {
  const [line] = place ? addressLines(place) : [];
  return line === undefined ? <EmptyValue /> : <>{line}</>;
}
