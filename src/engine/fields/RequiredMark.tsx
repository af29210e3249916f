/** The one mark of what is required, behind its name. The attribute of the control says it aloud. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}
