import Check from '@mui/icons-material/Check';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldButton } from './FoldButton';
import { useIsNarrow } from './useIsNarrow';
import { VisuallyHidden } from './VisuallyHidden';

interface StepItem {
  key: string;
  label: string;
  state: 'done' | 'wrong' | 'todo';
  /** Opens the step; absent where the step cannot be opened from here. */
  onOpen?: (() => void) | undefined;
}

interface StepListProps {
  /** The name of the list for screen readers. */
  label: string;
  steps: readonly StepItem[];
  /** The key of the step where the operator is. */
  current: string;
}

/** Shows where the operator is among the steps, which steps are done and which have errors. A narrow screen shows the current position only, which unfolds to the whole list. */
export function StepList({ label, steps, current }: StepListProps) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <FoldedSteps label={label} steps={steps} current={current} /> : <Steps label={label} steps={steps} current={current} />;
}

/** The list of steps, folded. While it is closed, it still says that another step has an error. */
function FoldedSteps({ label, steps, current }: StepListProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isWrong = steps.some(({ key, state }) => state === 'wrong' && key !== current);
  const step = steps.findIndex(({ key }) => key === current) + 1;
  const items = steps.map(({ onOpen, ...item }) => ({
    ...item,
    onOpen:
      onOpen &&
      (() => {
        setOpen(false);
        onOpen();
      }),
  }));
  return (
    <Box sx={{ mb: 2 }}>
      <FoldButton isFolded={!isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        {t('steps.position', { step, total: steps.length })}
        {isWrong && (
          <Box component="span" sx={{ typography: 'body2', color: 'error.main', ml: 1 }}>
            {t('steps.wrong')}
          </Box>
        )}
      </FoldButton>
      <Box id={id} hidden={!isOpen} sx={{ mt: 1 }}>
        <Steps label={label} steps={items} current={current} />
      </Box>
    </Box>
  );
}

function Steps({ label, steps, current }: StepListProps) {
  return (
    <Box component="ol" aria-label={label} sx={listStyle}>
      {steps.map((step, index) => (
        <Box component="li" key={step.key} aria-current={step.key === current ? 'step' : undefined} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 0 } }}>
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

/** The name of a step. A finished step is marked by its icon and by hidden words; an error is also written in sight. */
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

const listStyle = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: { sm: 'wrap' }, columnGap: 3, rowGap: { xs: 0, sm: 1.5 }, m: 0, mb: { xs: 0, sm: 3 }, p: 0, listStyle: 'none' };

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
