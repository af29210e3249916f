import OpenInNew from '@mui/icons-material/OpenInNew';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { Button } from '@/ui/Button';
import { KeyHint } from '@/ui/KeyHint';
import { RouterLink } from '@/ui/RouterLink';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChoiceMenuButton } from '../fields/ChoiceMenuButton';
import type { Destination } from '../model/Action';
import { PANEL } from '../page/Panel';
import { useGo } from './useGo';

/** A command for the record of a page: done at once, or on a page of its own. */
export interface RecordCommand {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  isBusy?: boolean;
  to?: Destination;
  run?: () => void;
  /** Whether the command decides about the record. */
  decides?: boolean;
  /** Whether the state of the record asks for the command, which is then the main one. */
  isNext?: boolean;
  /** The single key that presses the command's button. */
  letter?: string | undefined;
}

/** The panel beside a list: once a decision has led to another record there, the focus stays in it. */
export const shownPanel = () => document.getElementById(PANEL);

interface CommandButtonProps {
  command: RecordCommand;
  /** The state of the link, from which the page it leads to finds the way back. */
  trail: object;
}

export function CommandButton({ command: { label, icon, danger = false, isBusy = false, isNext = false, to, run, letter }, trail }: CommandButtonProps) {
  const { t } = useTranslation('ui');
  // Where the command no longer makes sense once it is done, its button disappears with the focus.
  const button = useFocusHandover<HTMLButtonElement>(shownPanel);
  const variant = isNext ? 'contained' : 'outlined';
  if (to?.isOutside) {
    return (
      <Button variant="outlined" endIcon={<OpenInNew />} href={to.address} target="_blank" rel="noreferrer">
        {label}
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </Button>
    );
  }
  if (to) {
    return (
      <Button variant={variant} startIcon={icon} component={RouterLink} href={to.address} state={trail}>
        {label}
      </Button>
    );
  }
  return (
    <BusyButton
      ref={button}
      variant={variant}
      color={danger ? 'error' : 'primary'}
      startIcon={icon}
      loading={isBusy}
      onClick={run}
      aria-keyshortcuts={letter}
    >
      {label}
      {letter !== undefined && <KeyHint letter={letter} />}
    </BusyButton>
  );
}

interface CommandMenuProps {
  label: string;
  commands: readonly RecordCommand[];
  trail: object;
}

/** A menu of the commands that the page has no room for. Commands that delete come last. */
export function CommandMenu({ label, commands, trail }: CommandMenuProps) {
  const { t } = useTranslation('ui');
  const go = useGo();
  const ordered = [...commands.filter(({ danger }) => !danger), ...commands.filter(({ danger }) => danger)];
  const nameOf = ({ label: name, to }: RecordCommand) => [name, to?.isOutside && t('newTab')].filter(Boolean).join(' ');

  function handlePick(key: string) {
    const picked = commands.find((one) => one.key === key);
    if (picked?.to) go(picked.to, trail);
    else picked?.run?.();
  }

  return (
    <ChoiceMenuButton
      variant="outlined"
      label={label}
      loading={commands.some(({ isBusy }) => isBusy)}
      choices={ordered.map((one) => ({ key: one.key, label: nameOf(one), danger: one.danger ?? false }))}
      onPick={handlePick}
    />
  );
}
