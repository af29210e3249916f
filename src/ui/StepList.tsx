import Check from '@mui/icons-material/Check';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { FoldButton } from './FoldButton';
import { useIsNarrow } from './useIsNarrow';
import { VisuallyHidden } from './VisuallyHidden';
import './stepList.css';

interface StepItem {
  key: string;
  label: string;
  state: 'done' | 'wrong' | 'todo';
  /** What is said of the step below its name, where the page has room for it. */
  note?: string;
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
    <div className="steps-folded">
      <FoldButton isFolded={!isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        {t('steps.position', { step, total: steps.length })}
        {isWrong && (
          <span className="step-wrong">{t('steps.wrong')}</span>
        )}
      </FoldButton>
      <div id={id} hidden={!isOpen}>
        <Steps label={label} steps={items} current={current} />
      </div>
    </div>
  );
}

function Steps({ label, steps, current }: StepListProps) {
  return (
    <ol aria-label={label} className="steps">
      {steps.map((step, index) => (
        <li key={step.key} className="step" aria-current={step.key === current ? 'step' : undefined}>
          <StepMark state={step.state} position={index + 1} isCurrent={step.key === current} />
          <StepName step={step} isCurrent={step.key === current} />
        </li>
      ))}
    </ol>
  );
}

function StepMark({ state, position, isCurrent }: { state: StepItem['state']; position: number; isCurrent: boolean }) {
  return (
    <span aria-hidden="true" className="step-mark" data-wrong={state === 'wrong' || undefined}>
      {state === 'done' && !isCurrent && <Check fontSize="small" />}
      {state === 'wrong' && !isCurrent && <PriorityHigh fontSize="small" />}
      {(state === 'todo' || isCurrent) && position}
    </span>
  );
}

/** The name of a step. A finished step is marked by its icon and by hidden words; an error is also written in sight. */
function StepName({ step: { label, state, note, onOpen }, isCurrent }: { step: StepItem; isCurrent: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <span className="step-name">
      {onOpen && !isCurrent ? (
        <button type="button" onClick={onOpen}>
          {label}
        </button>
      ) : (
        label
      )}
      {state === 'done' && !isCurrent && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
      {state === 'wrong' && (
        <span className="step-wrong">{t('steps.wrong')}</span>
      )}
      {note && <span className="small-text step-note">{note}</span>}
    </span>
  );
}
