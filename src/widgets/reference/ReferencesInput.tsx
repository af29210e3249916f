import { useState } from 'react';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { useLabels } from '@/engine/fields/labels';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { PartBoundary } from '@/ui/PartBoundary';
import { TextBox } from '@/ui/TextBox';
import { ChosenList } from '../ChosenList';
import { textValue } from '../textValue';
import { NamesAsked } from './NamesAsked';
import { referenceOptions, type ReferenceOption } from './referenceOption';
import { ReferenceSearch } from './ReferenceSearch';
import { detailField, itemName, nameFields, namedItems, type NamedItem } from './namedItems';

/** Several records: the present ones, each with a button that removes it, and a box that adds one. No record can be added twice. */
export function ReferencesInput(props: InputProps) {
  const { id, field, value, onChange, onBlur, disabled, describedBy } = props;
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const repeatedText = useRepeatedText(field);
  const [isRepeated, setRepeated] = useState(false);
  const items = namedItems(value);
  const detail = detailField(field);
  const chosen = (names?: ReadonlyMap<unknown, string>) =>
    items.map((item) => ({ key: String(item.id), label: itemName(item, field, names), detail: detail === undefined ? undefined : textValue(item[detail]) }));
  const noteId = `${id}-note`;

  function add(option: ReferenceOption | null) {
    if (!option) return;
    const isThere = items.some((item) => String(item.id) === String(option.id));
    setRepeated(isThere);
    if (isThere) return announce(repeatedText);
    onChange([...items, itemOf(option, field)]);
    announce(t('references.added', { name: option.label }));
  }

  function remove(key: string, name: string | undefined) {
    setRepeated(false);
    onChange(items.filter((item) => String(item.id) !== key));
    announce(t('references.removed', { name }));
  }

  return (
    <div className="chosen-with-search">
      <NamesAsked
        field={field}
        value={value}
        render={(names) => (
          <ChosenList boxId={id} label={field.label} chosen={chosen(names)} disabled={disabled} onRemove={(key) => remove(key, chosen(names).find((one) => one.key === key)?.label)} />
        )}
      />
      <AddBox
        {...props}
        onAdd={add}
        onBlur={() => {
          setRepeated(false);
          onBlur();
        }}
        invalid={props.invalid || isRepeated}
        describedBy={[describedBy, isRepeated && noteId].filter(Boolean).join(' ') || undefined}
      />
      {isRepeated && (
        <p id={noteId} className="field-note field-error">
          {repeatedText}
        </p>
      )}
    </div>
  );
}

/** The box that finds a record to add, for those who may see the records. */
function AddBox({ onAdd, ...props }: InputProps & { onAdd: (option: ReferenceOption | null) => void }) {
  const { t } = useTranslation('widgets');
  const { id, field } = props;
  const { resource } = referenceOptions(field);
  if (!useOperatorRights().mayList(resource)) {
    return (
      <p id={id} tabIndex={-1} className="small-text">
        {t('reference.unavailable')}
      </p>
    );
  }
  return (
    <PartBoundary fallback={<TextBox id={id} disabled width="min(100%, 420px)" />}>
      <ReferenceSearch {...props} resource={resource} current={null} required={false} onChoose={onAdd} />
    </PartBoundary>
  );
}

/** An added record has the name under which it was found, where the others have the parts of their names. */
function itemOf({ id, label, detail }: ReferenceOption, field: WidgetField): NamedItem {
  const [name = 'name'] = nameFields(field);
  const detailName = detailField(field);
  return { id, [name]: label, ...(detailName !== undefined && detail !== undefined && { [detailName]: detail }) };
}

/** The message about a repeated record, in the words of the entity where it has some: “This operator already exists”. */
function useRepeatedText({ entity, options }: WidgetField): string {
  const { t } = useTranslation('widgets');
  const { message } = useLabels(entity.resource);
  const { repeated } = options;
  return typeof repeated === 'string' ? message('error', repeated) : t('references.repeated');
}
