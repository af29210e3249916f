import { useEngine } from '@/engine/data/EngineContext';
import { compositeText } from '@/engine/fields/compositeText';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { areOfSeveralKinds, itemTexts, listText } from './partsText';
import './listDisplay.css';

/** A list in one line, or, on the page of a record, with a line for each item where the items are of several kinds. */
export function ListDisplay({ value, field, record, dense }: DisplayProps) {
  const { widgets } = useEngine();
  const context = useTextContext();
  if (dense || !Array.isArray(value) || !areOfSeveralKinds(field)) return listText(() => widgets)(value, field, context, record) ?? compositeText(value);

  const texts = itemTexts(widgets, value, field, context, record);
  // An item has no name, and two may have the same text.
  // oxlint-disable-next-line react/no-array-index-key
  return <ul className="value-list">{texts.map((text, index) => text && <li key={index}>{text}</li>)}</ul>;
}
