import ArrowBack from '@mui/icons-material/ArrowBack';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { KeyHint } from '@/ui/KeyHint';
import { RouterLink } from '@/ui/RouterLink';
import type { EntityBody } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { totalText } from '../../data/knownTotal';
import { useRecord } from '../../data/useRecord';
import type { Neighbour, Neighbours } from '../../page/Neighbours';
import { usePageLetters } from '../../page/usePageLetters';
import { neighbourButtonId } from './useNeighbourFocus';
import type { Way } from './useStep';
import './neighbours.css';

interface NeighboursBarProps {
  entity: EntityBody;
  /** The address of the list that the operator came from. */
  list: string;
  neighbours: Neighbours | undefined;
}

/** Leads from record to record without a return to the list, and back to the list's page that contains the current record. */
export function NeighboursBar({ entity, list, neighbours }: NeighboursBarProps) {
  const { t } = useTranslation('show');
  const { language } = useTextContext();

  return (
    <nav className="neighbours" aria-label={t('neighbours.label')}>
      <Button size="small" color="inherit" startIcon={<ArrowBack />} component={RouterLink} href={neighbours?.list ?? list}>
        {t('toList')}
      </Button>
      {neighbours && (
        <div>
          <NeighbourButton way="previous" neighbour={neighbours.previous} />
          <span>{t('neighbours.position', { position: formatNumber(neighbours.position, language), total: totalText(neighbours, language) })}</span>
          <NeighbourButton way="next" neighbour={neighbours.next} />
        </div>
      )}
      {neighbours?.next && !entity.source?.readHasSideEffect && <Preloaded key={neighbours.next.id} entity={entity} id={neighbours.next.id} />}
    </nav>
  );
}

/**
 * Replaces this page by that of the neighbour, so that the browser's Back leads to the list. At an end the button says so but stays, and it is the same button
 * before and after the neighbour is known, as it may have the focus (rule focus.kept).
 */
function NeighbourButton({ way, neighbour }: { way: Way; neighbour: Neighbour | undefined }) {
  const { t } = useTranslation('show');
  const navigate = useNavigate();
  const letter = usePageLetters()[way];
  return (
    <Button
      id={neighbourButtonId(way)}
      size="small"
      color="inherit"
      {...(way === 'previous' ? { startIcon: <ChevronLeft /> } : { endIcon: <ChevronRight /> })}
      aria-label={t(`neighbours.${way}`)}
      aria-disabled={!neighbour}
      aria-keyshortcuts={letter}
      onClick={() => neighbour && void navigate(neighbour.path, { replace: true, state: { from: neighbour.list, queue: neighbour.queue, way, pressed: true } })}
      className="neighbour-button"
    >
      <span className="neighbour-word">{t(`neighbours.${way}`)}</span>
      {letter !== undefined && <KeyHint letter={letter} />}
    </Button>
  );
}

/** Reads the next record in advance, as most operators open it next. */
function Preloaded({ entity, id }: { entity: EntityBody; id: string }) {
  useRecord(entity, id);
  return null;
}
