import type { InputProps } from '@/engine/model/Widget';
import { htmlStyle } from '@/ui/htmlStyle';

/** The ARIA attributes of the box of a formatted text, whether its editor is created yet or not. */
export function boxAttributes({ id, field, required, invalid, describedBy }: InputProps): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': field.label,
    'aria-required': String(required),
    'aria-invalid': String(invalid),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}

export const frameStyle = { border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 };

export const textStyle = { ...htmlStyle, minHeight: 160, px: 1.75, py: 1.25, '&:focus-visible': { outlineOffset: -2 } };
