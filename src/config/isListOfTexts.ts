/** Whether a value of JSON is a list of nothing but texts. */
export function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
