import type { DisplayProps } from '@/engine/model/Widget';

/** Keeps the operator's line breaks; a row of a list has one line. */
export function LongTextDisplay({ value, dense }: DisplayProps) {
  return <span style={dense ? lineStyle : textStyle}>{String(value)}</span>;
}

const textStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const lineStyle = { ...textStyle, whiteSpace: 'nowrap' } as const;
