import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { fitOf, LARGEST, STEP, turned, type Size } from './pictureSize';
import { useBoxSize, useZoom } from './useZoom';

interface PictureViewProps {
  name: string;
  address: string;
  /** Further tools, shown beside those of the picture. */
  tools: ReactNode;
  onBroken: () => void;
}

/** A picture that can be enlarged and turned; what does not fit can be scrolled to. */
export function PictureView({ name, address, tools, onBroken }: PictureViewProps) {
  const { t } = useTranslation('documents');
  const box = useRef<HTMLDivElement>(null);
  const room = useBoxSize(box);
  const [natural, setNatural] = useState<Size>();
  const [turns, setTurns] = useState(0);
  const { zoom, zoomBy, reset } = useZoom(box);
  const { width, height } = natural ?? { width: 0, height: 0 };
  const scale = zoom * fitOf(turned({ width, height }, turns), room);
  const whole = turned({ width: width * scale, height: height * scale }, turns);

  /** These keys work in this box alone, and do nothing elsewhere. */
  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="document-tools" role="group" aria-label={t('tools')}>
        <Tool label={t('smaller')} isOff={zoom === 1} onPress={() => zoomBy(1 / STEP)} icon={<ZoomOutOutlined />} />
        <output>{t('zoom', { percent: Math.round(zoom * 100) })}</output>
        <Tool label={t('larger')} isOff={zoom === LARGEST} onPress={() => zoomBy(STEP)} icon={<ZoomInOutlined />} />
        <Tool label={t('whole')} isOff={zoom === 1} onPress={reset} icon={<FitScreenOutlined />} />
        <Tool label={t('turn')} onPress={() => setTurns((now) => (now + 1) % 4)} icon={<RotateRightOutlined />} />
        {tools}
      </div>
      {/* Its keys enlarge what it shows, as the buttons above it do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className="document-box picture-box"
        data-enlarged={zoom > 1 || undefined}
        role="group"
        aria-label={t('shown', { name })}
        aria-keyshortcuts="+ - 0"
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerMove={drag}
      >
        <div style={{ position: 'relative', width: whole.width, height: whole.height, margin: 'auto', flex: 'none' }}>
          <img
            src={address}
            alt={name}
            draggable={false}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setNatural({ width: naturalWidth, height: naturalHeight })}
            onError={onBroken}
            style={{ position: 'absolute', left: '50%', top: '50%', width: width * scale, height: height * scale, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          />
        </div>
      </div>
    </>
  );
}

/** Dragging scrolls for the mouse only, as fingers scroll by themselves. */
function drag({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Whether the button can do nothing now. It says so and stays, as it may have the focus. */
  isOff?: boolean;
  onPress: () => void;
}

function Tool({ label, icon, isOff = false, onPress }: ToolProps) {
  return (
    <IconButton aria-label={label} title={label} aria-disabled={isOff} onClick={onPress}>
      {icon}
    </IconButton>
  );
}
