import Alert, { type AlertProps } from '@mui/material/Alert';

/** A framed sentence of a step. A screen reader reads it in its place, after the heading that has the focus; it interrupts nothing. */
export function Notice(props: AlertProps) {
  return <Alert role="note" {...props} />;
}
