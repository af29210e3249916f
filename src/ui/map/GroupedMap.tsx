import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { Attribution } from './Attribution';
import type { GroupedMapProps } from './MapProps';
import { mapStyle } from './mapStyle';
import { useGroupedMarkers } from './useGroupedMarkers';
import { useLeaflet } from './useLeaflet';
import { useMapTiles } from './useMapTiles';
import { useSight } from './useSight';

/** A large map of many places: places near one another are drawn as one group with their number. */
export function GroupedMap({ label, markers, tiles, chosen, onChoose, onSight, lookAgain }: GroupedMapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), isMain: true });
  useSight(map, { markers, lookAgain, onSight });
  useGroupedMarkers(map, { markers, chosen, onChoose });
  const isIncomplete = useMapTiles(map, tiles);

  return (
    <Box sx={frameStyle}>
      <Box ref={attach} role="region" aria-label={label} sx={largeMapStyle} />
      {tiles && <Attribution text={tiles.attribution} />}
      {isIncomplete && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('map.tilesMissing')}
        </Typography>
      )}
    </Box>
  );
}

const frameStyle = { display: 'flex', flexDirection: 'column', height: '100%' };

function largeMapStyle(theme: Theme) {
  return { ...mapStyle(theme), flex: 1, height: 'auto', minHeight: 300 };
}
