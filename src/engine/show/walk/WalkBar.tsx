import ArrowBack from '@mui/icons-material/ArrowBack';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { RouterLink } from '@/ui/RouterLink';
import type { EntityBody } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { useRecord } from '../../data/useRecord';
import type { Step, Walk } from '../../page/Walk';
import { stepId, type Way } from './useWalkFocus';

interface WalkBarProps {
  entity: EntityBody;
  /** The list that the operator came from. */
  list: string;
  walk: Walk | undefined;
}

/** From record to record without going back to the list, and back to it where the operator now is. */
export function WalkBar({ entity, list, walk }: WalkBarProps) {
  const { t } = useTranslation('show');
  const { language } = useTextContext();
  const format = (value: number) => formatNumber(value, language);

  return (
    <Box component="nav" aria-label={t('walk.label')} sx={barStyle}>
      <Button size="small" color="inherit" startIcon={<ArrowBack />} component={RouterLink} href={walk?.list ?? list}>
        {t('toList')}
      </Button>
      {walk && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <StepButton way="previous" step={walk.previous} />
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('walk.position', { position: format(walk.position), total: format(walk.total) })}
          </Box>
          <StepButton way="next" step={walk.next} />
        </Box>
      )}
      {walk?.next && !entity.resource.readingActs && <Preloaded key={walk.next.id} entity={entity} id={walk.next.id} />}
    </Box>
  );
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, mt: -1, typography: 'body2', color: 'text.secondary' };

/**
 * The page takes the place of this one, so that the browser's Back leads to the list. At an end the button says so and stays, and it is the
 * same button once the neighbour is known: the focus may be on it (rule focus.kept).
 */
function StepButton({ way, step }: { way: Way; step: Step | undefined }) {
  const { t } = useTranslation('show');
  const navigate = useNavigate();
  return (
    <Button
      id={stepId(way)}
      size="small"
      color="inherit"
      {...(way === 'previous' ? { startIcon: <ChevronLeft /> } : { endIcon: <ChevronRight /> })}
      aria-disabled={!step}
      onClick={() => step && void navigate(step.path, { replace: true, state: { from: step.list, way } })}
      sx={step ? undefined : { color: 'action.disabled', cursor: 'default' }}
    >
      {t(`walk.${way}`)}
    </Button>
  );
}

/** What most operators ask next is there when they do. */
function Preloaded({ entity, id }: { entity: EntityBody; id: string }) {
  useRecord(entity, id);
  return null;
}
