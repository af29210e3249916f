import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import TripOriginOutlined from '@mui/icons-material/TripOriginOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RecordData } from '@/engine/model/Schema';
import { EmptyValue } from '@/ui/EmptyValue';
import { addressLines } from '@/widgets/address/address';
import type { Journey } from '../../model/SolidaryCase';

/** The start and the destination of a journey, one above the other. */
export function RouteLines({ journey: { origin, destination, isAnywhere } }: { journey: Journey }) {
  const { t } = useTranslation(['solidaryCase', 'widgets']);
  return (
    <Box component="dl" sx={routeStyle}>
      <TripOriginOutlined aria-hidden="true" fontSize="small" color="action" style={{ marginBlockStart: 2 }} />
      <Stop label={t('origin')} place={origin} />
      <PlaceOutlined aria-hidden="true" fontSize="small" color="action" style={{ marginBlockStart: 2 }} />
      {isAnywhere ? (
        <Box>
          <Box component="dt" sx={labelStyle}>
            {t('destination')}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t('widgets:address.anywhere')}
          </Box>
        </Box>
      ) : (
        <Stop label={t('destination')} place={destination} />
      )}
    </Box>
  );
}

function Stop({ label, place }: { label: string; place: RecordData | undefined }) {
  const [first, ...rest] = place ? addressLines(place) : [];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={labelStyle}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {first === undefined ? <EmptyValue /> : <Box>{first}</Box>}
        {rest.map((line) => (
          <Box key={line} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const routeStyle = { m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 1.5 };

const labelStyle = { typography: 'body2', color: 'text.secondary' };
