import Check from '@mui/icons-material/Check';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from './useIsNarrow';
import { VisuallyHidden } from './VisuallyHidden';

export interface StepItem {
  key: string;
  label: string;
  state: 'done' | 'wrong' | 'todo';
  /** Where it may be gone to from here. */
  onOpen?: (() => void) | undefined;
}

interface StepListProps {
  /** Of the list. */
  label: string;
  steps: readonly StepItem[];
  /** The key of the step that the operator stands at. */
  current: string;
}

/** Where the operator stands, what is behind them and what is wrong there. A telephone has room for the place alone. */
export function StepList({ label, steps, current }: StepListProps) {
  const { t } = useTranslation('ui');
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    const step = steps.findIndex(({ key }) => key === current) + 1;
    return (
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
        {t('steps.position', { step, total: steps.length })}
      </Box>
    );
  }

  return (
    <Box component="ol" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, m: 0, mb: 3, p: 0, listStyle: 'none' }}>
      {steps.map((step, index) => (
        <Box component="li" key={step.key} aria-current={step.key === current ? 'step' : undefined} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StepMark state={step.state} position={index + 1} isCurrent={step.key === current} />
          <StepName step={step} isCurrent={step.key === current} />
        </Box>
      ))}
    </Box>
  );
}

function StepMark({ state, position, isCurrent }: { state: StepItem['state']; position: number; isCurrent: boolean }) {
  return (
    <Box aria-hidden="true" sx={{ ...markStyle, ...(state === 'wrong' && wrongStyle), ...(isCurrent && currentStyle) }}>
      {state === 'done' && !isCurrent && <Check fontSize="small" />}
      {state === 'wrong' && !isCurrent && <PriorityHigh fontSize="small" />}
      {(state === 'todo' || isCurrent) && position}
    </Box>
  );
}

/** What is behind is told by its mark and heard; what is wrong is written too. */
function StepName({ step: { label, state, onOpen }, isCurrent }: { step: StepItem; isCurrent: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="span" sx={{ fontWeight: isCurrent ? 650 : 400, color: isCurrent ? 'text.primary' : 'text.secondary' }}>
      {onOpen && !isCurrent ? (
        <Link component="button" type="button" color="inherit" sx={{ font: 'inherit', py: 0.5 }} onClick={onOpen}>
          {label}
        </Link>
      ) : (
        label
      )}
      {state === 'done' && !isCurrent && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
      {state === 'wrong' && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'error.main' }}>
          {t('steps.wrong')}
        </Box>
      )}
    </Box>
  );
}

const markStyle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: '50%',
  color: 'text.secondary',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const wrongStyle = { borderColor: 'error.main', color: 'error.main' };

const currentStyle = { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' };
