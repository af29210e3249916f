import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** The actions that begin a new record. */
  creations: readonly BulkChoice[];
  /** The other actions of the resource; a menu when there are more than two. */
  actions: readonly BulkChoice[];
  last: readonly BulkChoice[];
  /** How many steps shorter the choices must be than a button with its icon for each: at the first step all actions are in a menu, at the last step everything. */
  shortness: number;
}

export const SHORTEST = 2;

/** A button for each choice, in the given order, as far as the line of the bar has room for them. */
export function BulkChoices({ about, first, creations, actions, last, shortness }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  const all = [...first, ...creations, ...actions, ...last];
  useOfferCommands(about, all.map(({ key, label, onChoose }) => ({ key, label, run: onChoose })));
  if (shortness === SHORTEST) return <ChoicesMenu text={t('actions')} choices={all} />;
  const folded = shortness > 0 ? [...creations, ...actions] : actions.length > 2 ? actions : [];
  return (
    <>
      <ChoiceButtons choices={[...first, ...creations, ...actions].filter((choice) => !folded.includes(choice))} hasIcons={shortness === 0} />
      <ChoicesMenu text={t('otherActions')} choices={folded} />
      <ChoiceButtons choices={last} hasIcons={shortness === 0} />
    </>
  );
}

function ChoiceButtons({ choices, hasIcons }: { choices: readonly BulkChoice[]; hasIcons: boolean }) {
  return choices.map(({ key, label, icon, danger, onChoose }) => (
    <Button key={key} size="small" color={danger ? 'error' : 'primary'} startIcon={hasIcons && icon} onClick={onChoose}>
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
