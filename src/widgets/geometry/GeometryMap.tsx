import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import type { MapProps, Position } from '@/ui/map/MapProps';
import { MapView } from '@/ui/map/MapView';
import { positionOf, type Drawn } from './geometry';

interface GeometryMapProps extends Drawn {
  label: string;
  onMove?: (index: number, position: Position) => void;
  onPoint?: ((position: Position) => void) | undefined;
}

/** The points of a geometry on a map, joined as its shape says. */
export function GeometryMap({ shape, points, label, onMove, onPoint }: GeometryMapProps) {
  const { t } = useTranslation('widgets');
  const { mapTiles } = useConfig();
  const markers = useMemo(
    () =>
      points.flatMap((point, index) => {
        const position = positionOf(point);
        return position ? [{ id: String(index), position, label: t('geometry.point', { position: index + 1 }) }] : [];
      }),
    [points, t],
  );
  const moving: Partial<MapProps> = { ...(onMove && { onMove: (id: string, position: Position) => onMove(Number(id), position) }), ...(onPoint && { onPoint }) };
  return <MapView label={t('geometry.map', { label })} markers={markers} joined={JOINED[shape]} tiles={mapTiles} {...moving} />;
}

const JOINED = { Point: undefined, LineString: 'line', Polygon: 'area' } as const;
