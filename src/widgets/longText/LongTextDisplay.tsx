import type { DisplayProps } from '@/engine/model/Widget';

/** A text with the operator's line breaks; on one line in a row of a list. */
export function LongTextDisplay({ value, dense }: DisplayProps) {
  return <span style={dense ? lineStyle : textStyle}>{String(value)}</span>;
}

const textStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const lineStyle = { ...textStyle, whiteSpace: 'nowrap' } as const;
