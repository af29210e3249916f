import Close from '@mui/icons-material/Close';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import './chosenList.css';
import { TwoLines } from './TwoLines';

interface Chosen {
  key: string;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string | undefined;
}

interface ChosenListProps {
  /** The id of the box that finds others. */
  boxId: string;
  label: string;
  chosen: readonly Chosen[];
  disabled: boolean;
  onRemove(key: string): void;
}

/** The values that were chosen in a box below them, each with a button that removes it. */
export function ChosenList({ boxId, label, chosen, disabled, onRemove }: ChosenListProps) {
  const { t } = useTranslation('widgets');
  if (chosen.length === 0) return null;

  function remove(key: string) {
    // The focus is moved before the line and its button are removed (rule focus.kept).
    document.getElementById(boxId)?.focus();
    onRemove(key);
  }

  return (
    <ul aria-label={label} className="chosen-list">
      {chosen.map((one) => (
        <li key={one.key}>
          <TwoLines title={one.label} detail={one.detail} />
          <IconButton size="small" disabled={disabled} aria-label={t('references.remove', { name: one.label })} onClick={() => remove(one.key)}>
            <Close fontSize="small" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
