import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatNumber, parseNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { BufferedInput } from '../BufferedInput';
import type { GeoPoint } from './geometry';
import './geometry.css';

interface GeometryPointProps {
  id: string;
  point: GeoPoint;
  position: number;
  disabled: boolean;
  /** Whether the form says that something is wrong with the geometry. */
  invalid: boolean;
  onChange(point: GeoPoint): void;
  onRemove(): void;
  /** Moves the point before the one before it; absent for the first. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A point of a geometry by its coordinates, with buttons that move it among the others and remove it. */
export function GeometryPoint({ id, point, position, disabled, invalid, onChange, onRemove, onUp, onDown }: GeometryPointProps) {
  const { t } = useTranslation('widgets');
  const [longitude, latitude, ...others] = point;
  const named = (part: string) => `${t('geometry.point', { position })}, ${t(`address.parts.${part}`).toLowerCase()}`;
  const box = { disabled, invalid };

  return (
    <div className="geometry-point">
      <Degrees {...box} id={`${id}-latitude`} label={named('latitude')} value={latitude} onChange={(typed) => onChange([longitude, typed, ...others])} />
      <Degrees {...box} id={`${id}-longitude`} label={named('longitude')} value={longitude} onChange={(typed) => onChange([typed, latitude, ...others])} />
      {onUp && (
        <IconButton aria-label={t('geometry.up', { position })} disabled={disabled} onClick={onUp}>
          <ArrowUpward />
        </IconButton>
      )}
      {onDown && (
        <IconButton aria-label={t('geometry.down', { position })} disabled={disabled} onClick={onDown}>
          <ArrowDownward />
        </IconButton>
      )}
      <IconButton aria-label={t('geometry.remove', { position })} disabled={disabled} onClick={onRemove}>
        <Close />
      </IconButton>
    </div>
  );
}

interface DegreesProps {
  id: string;
  label: string;
  value: unknown;
  disabled: boolean;
  invalid: boolean;
  onChange(degrees: number | string): void;
}

/** A box for a coordinate. A text that is no number stays as typed. */
function Degrees({ id, label, value, onChange, ...box }: DegreesProps) {
  const { language } = useTextContext();
  const text = typeof value === 'number' ? formatNumber(value, language, { maximumFractionDigits: 8, useGrouping: false }) : String(value ?? '');
  return (
    <div className="geometry-coordinate">
      <FieldFrame id={id} label={label} labelPlace="above" help={undefined} message={undefined}>
        <BufferedInput {...box} id={id} text={text} onText={(typed) => onChange(parseNumber(typed, language) ?? typed)} onBlur={() => undefined} required describedBy={undefined} attributes={{ inputMode: 'decimal' }} />
      </FieldFrame>
    </div>
  );
}
