import Alert, { type AlertProps } from '@mui/material/Alert';

/** A framed sentence of a step. It is read in its place, after the heading that has the focus, and interrupts nobody. */
export function Notice(props: AlertProps) {
  return <Alert role="note" {...props} />;
}
