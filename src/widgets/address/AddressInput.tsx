import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldStates } from '@/engine/form/FormState';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { useHalfTyped } from '@/engine/fields/HalfTyped';
import { recordTitle } from '@/engine/model/recordTitle';
import type { InputProps } from '@/engine/model/Widget';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useUnchosenFault } from '../useSearchText';
import { whenLeft } from '../whenLeft';
import './addressInput.css';
import { addressLines, joined, streetLine, type Address } from './address';
import { AddressActions } from './AddressActions';
import { AddressFields } from './AddressFields';
import { AddressMap } from './AddressMap';
import { AddressSearch } from './AddressSearch';
import type { Point } from './point';
import { OtherAddresses } from './OtherAddresses';
import { useAddress } from './useAddress';

/** An address: found by a search, then corrected by hand where the search is wrong, or written by hand where it finds nothing. */
export function AddressInput({ id, field, value, onChange, onBlur, disabled, ...props }: InputProps<Address>) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const { fields, messages } = useFieldStates();
  const form = useAddress(value, onChange);
  const [searched = '', setSearched] = useHalfTyped(id);
  useUnchosenFault(field, props.required, searched);
  const [isByHand, setByHand] = useState(false);
  const { address, point } = form;
  const lines = addressLines(address, recordTitle(field.entity.resource, useFormRecord()));
  const hasWrongPart = [...messages.keys()].some((name) => name.startsWith(`${field.name}.`));
  const isOpen = isByHand || hasWrongPart;
  const isKept = fields.get(field.name)?.kept === true && form.opened !== undefined;

  /** The button that was pressed may disappear, so the focus goes to the search, where the next address comes from. */
  function settle(action: () => void, text: string) {
    action();
    announce(text);
    document.getElementById(id)?.focus();
  }

  function choose(chosen: Point) {
    setSearched('');
    form.choose(chosen);
    announce(t('address.chosen', { address: joined([chosen.title, chosen.detail], ', ') }));
  }

  function take(other: Address) {
    setSearched('');
    settle(() => form.take(other), t('address.chosen', { address: joined(addressLines(other), ', ') }));
  }

  function searchAgain() {
    setSearched(joined([streetLine(address), address['postalCode'], address['addressLocality']], ' '));
    document.getElementById(id)?.focus();
  }

  return (
    <div onBlur={whenLeft(onBlur)} className="address-input">
      <AddressSearch {...props} id={id} disabled={disabled} text={searched} onText={setSearched} onChoose={choose} />
      {lines.length === 0 && !disabled && <OtherAddresses field={field} onTake={take} />}
      {lines.length > 0 && (
        <div className="address-width address-lines">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {lines.length > 0 && <PointNotice state={form.pointState} disabled={disabled} onSearch={searchAgain} />}
      {point && (
        <div className="address-width">
          <AddressMap
            latitude={point[0]}
            longitude={point[1]}
            text={form.pointText}
            {...(isOpen && !disabled && { onMove: form.move })}
          />
        </div>
      )}
      <AddressActions
        partsId={`${id}-parts`}
        isOpen={isOpen}
        isWritten={lines.length > 0}
        disabled={disabled}
        onToggle={() => setByHand(!isOpen)}
        onUndo={form.isChanged ? () => settle(form.undo, t('address.undone')) : undefined}
        onClear={lines.length > 0 && !isKept ? () => settle(form.clear, t('address.cleared')) : undefined}
      />
      {isOpen && (
        <div id={`${id}-parts`}>
          <AddressFields id={id} name={field.name} address={address} disabled={disabled} onEdit={form.edit} />
        </div>
      )}
      {isKept && (
        <p className="small-text">{t('address.kept')}</p>
      )}
    </div>
  );
}

interface PointNoticeProps {
  state: 'follows' | 'lost' | 'none';
  disabled: boolean;
  onSearch(): void;
}

/** Says when the point on the map no longer belongs to the written address, or when there is none. */
function PointNotice({ state, disabled, onSearch }: PointNoticeProps) {
  const { t } = useTranslation('widgets');
  if (state === 'follows') return null;
  return (
    <Notice severity="warning" role="status" className="address-width">
      <div>{t(`address.point.${state}`)}</div>
      <Button size="small" color="inherit" disabled={disabled} onClick={onSearch} style={{ margin: '4px 0 0 -6px' }}>
        {t('address.searchAgain')}
      </Button>
    </Notice>
  );
}
