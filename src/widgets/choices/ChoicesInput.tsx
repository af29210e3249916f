import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { formPart } from '@/ui/libraryPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { TextBox } from '@/ui/TextBox';
import { Tick } from '@/ui/Tick';
import { areSearched, chosenOf, offeredOf } from './chosen';

const { Part: ChoicesSearch } = formPart(() => import('./ChoicesSearch').then((m) => m.ChoicesSearch));

/** Inputs for several of the values that the schema lists: boxes to tick, or a search where there are many. */
export function ChoicesInput(props: InputProps) {
  if (!areSearched(props.field)) return <TickBoxes {...props} />;
  return (
    <PartBoundary fallback={<TextBox id={props.id} disabled />}>
      <ChoicesSearch {...props} />
    </PartBoundary>
  );
}

/** Tick boxes, all in sight. The group, its name and its messages belong to the frame. */
function TickBoxes({ id, field, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps) {
  const { choiceLabel } = useTextContext();
  const chosen = chosenOf(value);
  const offered = offeredOf(field, chosen);

  function toggle(changed: unknown, isChosen: boolean) {
    const next = offered.filter((one) => (isSameValue(one, changed) ? isChosen : chosen.includes(one)));
    onChange(next.length === 0 ? undefined : next);
  }

  return (
    <div className="ticks">
      {offered.map((one, index) => (
        <Tick
          key={String(one)}
          id={index === 0 ? id : `${id}-${index}`}
          label={choiceLabel(field, one)}
          checked={chosen.includes(one)}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => toggle(one, event.target.checked)}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}
