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
  /** The choices of the bar itself. */
  others: readonly BulkChoice[];
  edits: readonly BulkChoice[];
  /** The actions that begin a new record. */
  creations: readonly BulkChoice[];
  /** The other actions of the resource; a menu when there are more than two. */
  actions: readonly BulkChoice[];
  deletions: readonly BulkChoice[];
  /** How many steps shorter the choices must be than a button with its icon for each: first without icons, then with one choice more in a menu at each step. */
  shortness: number;
}

/** A step at which everything is in the menu: no selection has as many choices. */
export const SHORTEST = 12;

/** A button for each choice, in the given order, as far as the line of the bar has room for them; the menu has the others. */
export function BulkChoices({ about, others, edits, creations, actions, deletions, shortness }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  const all = [...others, ...edits, ...creations, ...actions, ...deletions];
  useOfferCommands(about, all.map(({ key, label, onChoose }) => ({ key, label, run: onChoose })));
  const always = actions.length > 2 ? actions : [];
  const next = [...actions, ...creations.toReversed(), ...edits, ...deletions, ...others].filter((choice) => !always.includes(choice));
  const folded = [...always, ...next.slice(0, Math.max(0, shortness - 1))];
  const inLine = (choices: readonly BulkChoice[]) => choices.filter((choice) => !folded.includes(choice));
  return (
    <>
      <ChoiceButtons choices={inLine([...others, ...edits, ...creations, ...actions])} hasIcons={shortness === 0} />
      <ChoicesMenu text={t(folded.length === all.length ? 'actions' : 'otherActions')} choices={all.filter((choice) => folded.includes(choice))} />
      <ChoiceButtons choices={inLine(deletions)} hasIcons={shortness === 0} />
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
