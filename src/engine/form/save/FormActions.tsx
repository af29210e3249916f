import ArrowBack from '@mui/icons-material/ArrowBack';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { Button, type ButtonProps } from '@/ui/Button';
import { isPlainClick } from '@/ui/isPlainClick';
import { RouterLink } from '@/ui/RouterLink';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { ChoiceMenuButton } from '../../fields/ChoiceMenuButton';
import './formActions.css';
import { useOfferCommands } from '../../page/pageCommands';
import type { Phase } from './useSave';
import { SUMMARY, type FormSteps } from '../steps/useFormSteps';
import { ANOTHER, NEXT } from './useSaveShortcuts';

interface FormActionsProps {
  /** The heading of the page, under which the command palette offers to save. */
  heading: string;
  mode: 'create' | 'edit';
  steps: FormSteps | undefined;
  phase: Phase;
  /** Which step of the save is under way after the record itself. */
  stage: string | undefined;
  cancelHref: string;
  onCancel(): void;
  /** The page that shows whether a save was made after its answer was lost. */
  checkHref: string;
  /** The page to go on to from a form that has nothing left to send. */
  listHref: string;
  onSendUnsent(): void;
  onGiveUpUnsent(): void;
  onResume(): void;
}

/** The buttons of the form: save and leave or, after a save that succeeded in part, deal with the rest. */
export function FormActions(props: FormActionsProps) {
  const { phase, checkHref, listHref, onSendUnsent, onGiveUpUnsent, onResume } = props;
  const { t } = useTranslation('form');
  // The buttons of these phases disappear once one is pressed.
  useFocusRescue(phase === 'unsent' || phase === 'unknown');

  if (phase === 'unsent') {
    return (
      <>
        <Button type="button" variant="contained" onClick={onSendUnsent}>
          {t('unsent.retry')}
        </Button>
        <Button type="button" onClick={onGiveUpUnsent}>
          {t('unsent.giveUp')}
        </Button>
      </>
    );
  }
  if (phase === 'unknown') {
    return (
      <>
        <Button variant="contained" href={checkHref} component={RouterLink} target="_blank">
          {t('unknown.check')}
        </Button>
        <Button type="button" onClick={onResume}>
          {t('unknown.resume')}
        </Button>
      </>
    );
  }
  if (phase === 'over') {
    return (
      <Button variant="contained" href={listHref} component={RouterLink}>
        {t('unseen.leave')}
      </Button>
    );
  }
  return <EditingActions {...props} />;
}

/** The buttons while the form is filled in. On a telephone the bar has one line, so it shows two buttons and a menu. */
function EditingActions({ heading, mode, steps, phase, stage, cancelHref, onCancel }: FormActionsProps) {
  const { t } = useTranslation('form');
  const isNarrow = useIsNarrow();
  const isSending = phase === 'sending';
  const isUnderWay = steps !== undefined && steps.current !== SUMMARY;
  const isLast = !isUnderWay;
  const save = useRef<HTMLButtonElement>(null);
  const maySave = isLast || mode === 'edit';
  // What is sent is locked meanwhile, and the field from which it was sent would lose the focus (rule focus.kept).
  useEffect(() => {
    if (isSending && document.activeElement?.matches('body, :disabled')) save.current?.focus({ preventScroll: true });
  }, [isSending]);
  useOfferCommands(heading, maySave && !isSending ? [{ key: 'save', label: t(`${mode}.save`), run: () => save.current?.form?.requestSubmit(save.current) }] : [], { isLast: true });

  function handleCancel(click: MouseEvent) {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    onCancel();
  }

  return (
    <>
      {isUnderWay && (
        <Button type="submit" name={NEXT} variant="contained" disabled={isSending} aria-keyshortcuts="Control+Enter">
          {t('steps.next')}
        </Button>
      )}
      {maySave && (
        <BusyButton ref={save} type="submit" variant={isLast ? 'contained' : 'outlined'} loading={isSending} aria-keyshortcuts="Control+S">
          {t(isSending ? `${mode}.sending` : `${mode}.save`)}
        </BusyButton>
      )}
      {steps?.previous && <PreviousButton disabled={isSending} onClick={steps.previous} />}
      {isLast && mode === 'create' && !isNarrow && (
        <Button type="submit" name={ANOTHER} variant="outlined" disabled={isSending} aria-keyshortcuts="Control+Enter">
          {t('another.save')}
        </Button>
      )}
      <Button component={RouterLink} href={cancelHref} disabled={isSending} onClick={handleCancel}>
        {t('cancel')}
      </Button>
      {isLast && mode === 'create' && isNarrow && <FoldedActions isSending={isSending} />}
      <div role="status" className="form-stage">
        {isSending && stage}
      </div>
      <p className="small-text form-keys">{[maySave && t(`${mode}.keys`), isUnderWay && t('steps.keys')].filter(Boolean).join(' ')}</p>
    </>
  );
}

/** The button to the previous step; an arrow on a telephone, where the bar has one line. */
function PreviousButton(props: Pick<ButtonProps, 'disabled' | 'onClick'>) {
  const { t } = useTranslation('form');
  const isNarrow = useIsNarrow();
  return (
    <Button type="button" {...props} aria-label={t('steps.previous')} style={{ minWidth: 44 }}>
      {isNarrow ? <ArrowBack /> : t('steps.previous')}
    </Button>
  );
}

/** A menu with the actions that a telephone has no room for. The hidden submit button stays in the form, as Ctrl+Enter submits with it. */
function FoldedActions({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('form');
  const another = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={another} type="submit" name={ANOTHER} hidden disabled={isSending}>
        {t('another.save')}
      </button>
      <ChoiceMenuButton
        label={t('otherActions')}
        disabled={isSending}
        choices={[{ key: ANOTHER, label: t('another.save') }]}
        onPick={() => another.current?.form?.requestSubmit(another.current)}
      />
    </>
  );
}
