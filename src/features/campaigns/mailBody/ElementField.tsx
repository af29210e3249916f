import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { use, type ReactNode } from 'react';
import { describedBy, FieldHelp, FieldMessage } from '@/engine/fields/FieldFrame';
import { RequiredMark } from '@/engine/fields/RequiredMark';
import { FieldStatesContext, FormStateContext } from '@/engine/form/FormState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** A control of an element: where the summary of errors leads, and how the form knows it. */
export interface ElementBox {
  /** The id of the control. */
  id: string;
  /** The path of the value in the form: `body.2.src`. */
  path: string;
  label: string;
  /** The name of the element: "Élément 2". */
  owner: string;
}

interface ElementFieldProps {
  box: ElementBox;
  help?: string;
  /** Whether the label is only a caption, because the control is a button with a name of its own. */
  isCaption?: boolean;
  children(control: { invalid: boolean; describedBy: string | undefined; onBlur(): void }): ReactNode;
}

/** A control, which is required in each element, with its label above and its error below. For screen readers, the label also names the element. */
export function ElementField({ box: { id, path, label, owner }, help, isCaption = false, children }: ElementFieldProps) {
  const form = use(FormStateContext);
  const message = use(FieldStatesContext)?.messages.get(path);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <FormLabel {...(isCaption ? { component: 'div' } : { htmlFor: id })} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {label}
        <RequiredMark /> <VisuallyHidden>({owner})</VisuallyHidden>
      </FormLabel>
      <FieldHelp id={id} text={help} />
      {children({ invalid: message !== undefined, describedBy: describedBy(id, { help, message }), onBlur: () => form?.leave(path) })}
      <FieldMessage id={id} text={message} />
    </Box>
  );
}
