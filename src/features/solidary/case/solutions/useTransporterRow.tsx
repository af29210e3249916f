import Box from '@mui/material/Box';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDistance } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { addressLines } from '@/widgets/address/address';
import { weekText } from '../../week/slots';
import type { Transporter } from '../../model/SolidaryCase';
import { useNameOf } from '../useNameOf';
import type { MatchRow } from './MatchTable';
import { VolunteerWeek } from './VolunteerWeek';

/** The row of a volunteer, without commands. */
export function useTransporterRow(): (transporter: Transporter) => MatchRow {
  const { t } = useTranslation('solidaryCase');
  const context = useTextContext();
  const nameOf = useNameOf();

  function where({ centre, maxDistance }: Transporter): string | undefined {
    const [place] = centre ? addressLines(centre) : [];
    const distance = maxDistance === undefined ? undefined : formatDistance(maxDistance, context.language);
    if (place === undefined) return distance && t('matches.within', { distance });
    return distance === undefined ? place : t('matches.around', { place, distance });
  }

  return (transporter) => {
    const { key, person, isRoundTrip, available, asked } = transporter;
    const name = nameOf(person);
    const fitting = weekText([...asked].filter((slot) => available.has(slot)), context);
    const area = where(transporter);
    return {
      key,
      name,
      notes: isRoundTrip ? [t('matches.roundTrip')] : [],
      when: (
        <>
          {fitting && <Box>{t('matches.free', { when: fitting })}</Box>}
          <VolunteerWeek name={name} transporter={transporter} />
        </>
      ),
      ...(area !== undefined && { where: area }),
    };
  };
}
