import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '@/ui/useIsNarrow';
import type { MenuChoice } from '../fields/ChoiceMenu';
import { ChoiceMenuButton } from '../fields/ChoiceMenuButton';
import { useOfferCommands } from '../page/pageCommands';

/** A choice in the bar of a selection. */
export interface BulkChoice extends MenuChoice {
  icon?: ReactNode;
  onChoose: () => void;
}

interface BulkChoicesProps {
  /** Words for what the choices apply to. */
  about: string;
  first: readonly BulkChoice[];
  /** The actions of the resource; a menu when there are more than two. */
  actions: readonly BulkChoice[];
  last: readonly BulkChoice[];
}

/** A button for each choice, in the given order. On a telephone, where the bar is a single line, one menu holds them all. */
export function BulkChoices({ about, first, actions, last }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  useOfferCommands(about, [...first, ...actions, ...last].map(({ key, label, onChoose }) => ({ key, label, run: onChoose })));
  if (useIsNarrow()) return <ChoicesMenu text={t('actions')} choices={[...first, ...actions, ...last]} />;
  return (
    <>
      <ChoiceButtons choices={first} />
      {actions.length > 2 ? <ChoicesMenu text={t('otherActions')} choices={actions} /> : <ChoiceButtons choices={actions} />}
      <ChoiceButtons choices={last} />
    </>
  );
}

function ChoiceButtons({ choices }: { choices: readonly BulkChoice[] }) {
  return choices.map(({ key, label, icon, danger, onChoose }) => (
    <Button key={key} size="small" color={danger ? 'error' : 'primary'} startIcon={icon} onClick={onChoose}>
      {label}
    </Button>
  ));
}

function ChoicesMenu({ text, choices }: { text: string; choices: readonly BulkChoice[] }) {
  const { t } = useTranslation('bulk');
  if (choices.length === 0) return null;
  return (
    <ChoiceMenuButton
      size="small"
      text={text}
      label={t('actionsFor', { actions: text })}
      sx={{ minHeight: { xs: 44, sm: 'auto' } }}
      choices={choices}
      onPick={(picked) => choices.find(({ key }) => key === picked)?.onChoose()}
    />
  );
}
