/** The mark of a required field, after its name. Screen readers learn it from the attribute of the control. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}
