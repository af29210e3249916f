import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { Attribution } from './Attribution';
import type { MapProps } from './MapProps';
import { mapStyle } from './mapStyle';
import { useLeaflet } from './useLeaflet';
import { useMapMarkers } from './useMapMarkers';
import { useMapTiles } from './useMapTiles';

/** The map itself. It has a name and is reached by Tab; the arrow keys move it, and the wheel goes on scrolling the page. */
export function MapCanvas({ label, markers, tiles, onMove }: MapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') });
  useMapMarkers(map, markers, onMove);
  const isIncomplete = useMapTiles(map, tiles);

  return (
    <Box>
      <Box ref={attach} role="region" aria-label={label} sx={mapStyle} />
      {tiles && <Attribution text={tiles.attribution} />}
      {isIncomplete && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('map.tilesMissing')}
        </Typography>
      )}
    </Box>
  );
}
