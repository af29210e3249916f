import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RecordData } from '@/engine/model/Schema';
import { EmptyValue } from '@/ui/EmptyValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { addressLines } from '@/widgets/address/address';

interface PlacesProps {
  origin: RecordData | undefined;
  destination: RecordData | undefined;
}

/** The start and the destination of a driver, each on its own line. */
export function Places({ origin, destination }: PlacesProps) {
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
