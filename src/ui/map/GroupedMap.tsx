import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { Background } from './Background';
import type { GroupedMapProps } from './MapProps';
import { mapStyle } from './mapStyle';
import { useGroupedMarkers } from './useGroupedMarkers';
import { useLeaflet } from './useLeaflet';
import { useSight } from './useSight';

/** A large map of many places: places near one another are drawn as one group with their number. */
export function GroupedMap({ label, markers, tiles, chosen, onChoose, onSight, lookAgain, onPoint }: GroupedMapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), isMain: true });
  useSight(map, { markers, lookAgain, onSight });
  useGroupedMarkers(map, { markers, chosen, onChoose });
  usePoint(map, onPoint);

  return (
    <Box sx={frameStyle}>
      <Box sx={boxStyle}>
        <Box ref={attach} role="region" aria-label={label} sx={largeMapStyle} />
        {onPoint && <Box aria-hidden="true" sx={middleStyle} />}
      </Box>
      <Background map={map} tiles={tiles} />
    </Box>
  );
}

const frameStyle = { display: 'flex', flexDirection: 'column', height: '100%' };

const boxStyle = { position: 'relative', flex: 1, display: 'flex', minHeight: 300 };

/** A cross in the middle of the map; pointer events go through it to the map. */
const middleStyle = {
  position: 'absolute',
  zIndex: 500,
  top: '50%',
  left: '50%',
  width: 25,
  height: 25,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', position: 'absolute', bgcolor: 'primary.main', boxShadow: '0 0 0 1px #fff' },
  '&::before': { left: 12, top: 0, width: '1px', height: 25 },
  '&::after': { top: 12, left: 0, height: '1px', width: 25 },
  displayPrint: 'none',
};

function largeMapStyle(theme: Theme) {
  return { ...mapStyle(theme), flex: 1, height: 'auto', minHeight: 300 };
}

/** Reports the point of the map that is pressed for long, or with the other button of the mouse. */
function usePoint(map: LeafletMap | undefined, onPoint: GroupedMapProps['onPoint']): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => onPoint?.([latlng.lat, latlng.lng]));
  const isAsked = onPoint !== undefined;
  useEffect(() => {
    if (!map || !isAsked) return undefined;
    const listener = (event: LeafletMouseEvent) => tell(event);
    map.on('contextmenu', listener);
    return () => void map.off('contextmenu', listener);
  }, [map, isAsked]);
}
