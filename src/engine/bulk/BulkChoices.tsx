import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import type { MenuChoice } from '../fields/ChoiceMenu';
import { ChoiceMenuButton } from '../fields/ChoiceMenuButton';
import type { Resource } from '../model/Resource';
import { useOfferCommands } from '../page/pageCommands';

/** A choice in the bar of a selection. */
export interface BulkChoice extends MenuChoice {
  /** What it does: select more, change the records, begin a new one with them, another action of the resource, delete them. */
  kind: 'select' | 'edit' | 'creation' | 'action' | 'deletion';
  icon?: ReactNode;
  onChoose: () => void;
}

interface BulkChoicesProps {
  /** Words for what the choices apply to. */
  about: string;
  choices: readonly BulkChoice[];
  /** How many steps shorter the choices must be than a button with its icon for each: first without icons, then with one choice more in a menu at each step. */
  shortness: number;
}

/** The step at which everything is in the menu: there are no icons any more, and each action of the resource, the edit, the deletion and what selects more are folded. */
export function lastStep({ actions }: Pick<Resource, 'actions'>): number {
  return 1 + actions.filter(({ on }) => on === 'selection').length + 3;
}

/** A button for each choice, in the given order and the deletion last, as far as the line of the bar has room for them; the menu has the others. */
export function BulkChoices({ about, choices, shortness }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  useOfferCommands(about, choices.map(({ key, label, onChoose }) => ({ key, label, run: onChoose })));
  const folded = foldedChoices(choices, shortness);
  const inLine = choices.filter((choice) => !folded.includes(choice));
  return (
    <>
      <ChoiceButtons choices={inLine.filter(({ kind }) => kind !== 'deletion')} hasIcons={shortness === 0} />
      <ChoicesMenu text={t(inLine.length === 0 ? 'actions' : 'otherActions')} choices={choices.filter((choice) => folded.includes(choice))} />
      <ChoiceButtons choices={inLine.filter(({ kind }) => kind === 'deletion')} hasIcons={shortness === 0} />
    </>
  );
}

/** The choices in the menu: the actions of the resource when they are more than two, then as many as the steps ask for. */
function foldedChoices(choices: readonly BulkChoice[], shortness: number): BulkChoice[] {
  const ofKind = (wanted: BulkChoice['kind']) => choices.filter(({ kind }) => kind === wanted);
  const actions = ofKind('action');
  const others = [...ofKind('creation').toReversed(), ...ofKind('edit'), ...ofKind('deletion'), ...ofKind('select')];
  const steps = Math.max(0, shortness - 1);
  return actions.length > 2 ? [...actions, ...others.slice(0, steps)] : [...actions, ...others].slice(0, steps);
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
      className="button-finger"
      choices={choices}
      onPick={(picked) => choices.find(({ key }) => key === picked)?.onChoose()}
    />
  );
}
