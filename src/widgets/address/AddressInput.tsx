import { useState } from 'react';
import { useFieldStates } from '@/engine/form/FormState';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { useHalfTyped } from '@/engine/fields/HalfTyped';
import { recordTitle } from '@/engine/model/recordTitle';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
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
  const { fields, messages } = useFieldStates();
  const form = useAddress(value, onChange);
  const [searched = '', setSearched] = useHalfTyped(id);
  useUnchosenFault(field, props.required, searched);
  const { choose, take, searchAgain, undo, clear } = useTurns(id, form, setSearched);
  const [isByHand, setByHand] = useState(false);
  const lines = addressLines(form.address, recordTitle(field.entity.resource, useFormRecord()));
  const isWritten = lines.length > 0;
  const hasWrongPart = [...messages.keys()].some((name) => name.startsWith(`${field.name}.`));
  const isOpen = isByHand || hasWrongPart;
  const isKept = fields.get(field.name)?.kept === true && form.opened !== undefined;

  return (
    <div onBlur={whenLeft(onBlur)} className="address-input">
      <AddressSearch {...props} id={id} disabled={disabled} text={searched} onText={setSearched} onChoose={choose} />
      {!isWritten && !disabled && <OtherAddresses field={field} onTake={take} />}
      {isWritten && <WrittenLines lines={lines} />}
      {isWritten && <PointNotice state={form.pointState} disabled={disabled} onSearch={searchAgain} />}
      {form.point && (
        <div className="address-width">
          <AddressMap latitude={form.point[0]} longitude={form.point[1]} text={form.pointText} {...(isOpen && !disabled && { onMove: form.move })} />
        </div>
      )}
      <AddressActions
        partsId={`${id}-parts`}
        isOpen={isOpen}
        isWritten={isWritten}
        disabled={disabled}
        onToggle={() => setByHand(!isOpen)}
        onUndo={form.isChanged ? undo : undefined}
        onClear={isWritten && !isKept ? clear : undefined}
      />
      {isOpen && (
        <div id={`${id}-parts`}>
          <AddressFields id={id} name={field.name} address={form.address} disabled={disabled} onEdit={form.edit} />
        </div>
      )}
      {isKept && <p className="small-text">{t('address.kept')}</p>}
    </div>
  );
}

/** What the operator does with the whole address, of which a screen reader is told what has become. */
function useTurns(id: string, form: ReturnType<typeof useAddress>, setSearched: (text: string) => void) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();

  /** The button that was pressed may disappear, so the focus goes to the search, where the next address comes from. */
  function settle(action: () => void, text: string) {
    action();
    announce(text);
    document.getElementById(id)?.focus();
  }

  return {
    choose(chosen: Point) {
      setSearched('');
      form.choose(chosen);
      announce(t('address.chosen', { address: joined([chosen.title, chosen.detail], ', ') }));
    },
    take(other: Address) {
      setSearched('');
      settle(() => form.take(other), t('address.chosen', { address: joined(addressLines(other), ', ') }));
    },
    searchAgain() {
      const { address } = form;
      setSearched(joined([streetLine(address), address['postalCode'], address['addressLocality']], ' '));
      document.getElementById(id)?.focus();
    },
    undo: () => settle(form.undo, t('address.undone')),
    clear: () => settle(form.clear, t('address.cleared')),
  };
}

function WrittenLines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="address-width address-lines">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
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
