import { useState } from 'react';
import { useEntity } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { recordNumber } from '@/engine/model/recordTitle';
import type { RecordData } from '@/engine/model/Schema';
import { isEmptyValue, isSameValue } from '@/engine/model/transforms/emptyValue';
import type { InputProps } from '@/engine/model/Widget';
import { useFormRecord, useFillForm } from '@/engine/fields/FormRecord';
import type { ReferenceWidget } from '@/generated/options';
import { useTranslation } from '@/i18n/useTranslation';
import { PartBoundary } from '@/ui/PartBoundary';
import { TextBox } from '@/ui/TextBox';
import { heldLabel, referenceOptions, type ReferenceOption } from './referenceOption';
import { ReferenceSearch } from './ReferenceSearch';
import { useReferenceLabel } from './useReferenceLabel';

/** A box to find another record by typing. It says so when the operator may not choose among these records. */
export function ReferenceInput(props: InputProps) {
  const options = referenceOptions(props.field);
  if (!useOperatorRights().mayList(options.resource)) return <Unavailable {...props} />;

  return (
    <PartBoundary fallback={<TextBox id={props.id} disabled />}>
      <ReferenceBox {...props} options={options} />
    </PartBoundary>
  );
}

/** Shows the present value to operators who may not change it. */
function Unavailable({ id, field, value, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const record = useFormRecord();
  const label = heldLabel(field, value, record) ?? (value === undefined ? '' : recordNumber(value));

  return (
    <>
      <TextBox id={id} readOnly value={label} aria-describedby={[describedBy, `${id}-unavailable`].filter(Boolean).join(' ')} />
      <p id={`${id}-unavailable`} className="small-text">
        {t('reference.unavailable')}
      </p>
    </>
  );
}

interface ReferenceBoxProps extends InputProps {
  options: ReferenceWidget;
}

/** The box that holds one record, and the detail that tells it from others of the same name. */
function ReferenceBox({ options, ...props }: ReferenceBoxProps) {
  const entity = useEntity(options.resource);
  const { current, choose } = useCurrent(props, options, entity);
  const detailId = `${props.id}-detail`;
  const described = [props.describedBy, current?.detail && detailId].filter(Boolean).join(' ') || undefined;

  return (
    <>
      <ReferenceSearch {...props} describedBy={described} resource={options.resource} current={current} onChoose={choose} />
      {current?.detail && (
        <p id={detailId} className="field-note">
          {current.detail}
        </p>
      )}
    </>
  );
}

/** The chosen record with its name: chosen just now, held by the loaded record, or requested from the server. */
function useCurrent({ field, value, onChange }: InputProps, options: ReferenceWidget, entity: ReturnType<typeof useEntity>) {
  const record = useFormRecord();
  const fill = useFillForm();
  const [loaded] = useState({ value, label: heldLabel(field, value, record) });
  const [chosen, setChosen] = useState<ReferenceOption>();
  const known = chosen && chosen.id === value ? chosen.label : loaded.value === value ? loaded.label : undefined;
  const label = useReferenceLabel(entity, value, known);

  return {
    current: value === undefined || value === '' ? null : { id: value, label, detail: chosen?.id === value ? chosen.detail : undefined },
    choose(option: ReferenceOption | null) {
      setChosen(option ?? undefined);
      if (!options.fills) return onChange(option?.id);
      return fill({ ...filled(options.fills, record, { from: chosen, to: option }), [field.name]: option?.id });
    },
  };
}

/**
 * The values that a chosen record fills in. They replace the present ones. Values that the former choice had filled in and nobody has changed are removed; what
 * was typed stays.
 */
function filled(fills: Record<string, string>, record: RecordData, { from, to }: { from: ReferenceOption | undefined; to: ReferenceOption | null }): RecordData {
  const taken = Object.entries(fills).flatMap(([name, of]): [string, unknown][] => {
    const [known, brought] = [to?.record?.[of], from?.record?.[of]];
    if (!isEmptyValue(known)) return [[name, known]];
    return !isEmptyValue(brought) && isSameValue(record[name], brought) ? [[name, undefined]] : [];
  });
  return Object.fromEntries(taken);
}
