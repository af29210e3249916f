import Box from '@mui/material/Box';
import type { FocusEvent, Ref } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { SafeHtml } from '@/ui/SafeHtml';
import { textValue } from '../textValue';
import { boxAttributes, frameStyle, textStyle } from './richTextBox';

interface RichTextWaitingProps extends InputProps {
  ref: Ref<HTMLDivElement>;
  onFocus(event: FocusEvent): void;
}

/** Stands in for an editor that is not created yet: the same text in the same frame, under the same name. */
export function RichTextWaiting({ ref, onFocus, ...props }: RichTextWaitingProps) {
  return (
    <Box ref={ref} sx={[frameStyle, { mt: 1 }, props.invalid && { borderColor: 'error.main' }]}>
      <Box sx={barSpace} />
      <Box {...boxAttributes(props)} tabIndex={0} onFocus={onFocus} sx={textStyle}>
        <SafeHtml html={textValue(props.value) ?? ''} />
      </Box>
    </Box>
  );
}

/** As high as the toolbar on one line, so that little moves when the editor is created. */
const barSpace = { height: 41, borderBottom: 1, borderColor: 'divider' };
