/** How others write the formats that the back office knows. */
const SAME: Readonly<Record<string, string>> = {
  guid: 'uuid', url: 'uri', phone: 'telephone', tel: 'telephone', 'phone-number': 'telephone', datetime: 'date-time', dateTime: 'date-time',
};

/** The same format as the back office calls it. */
export function knownFormat(format: unknown): unknown {
  return typeof format === 'string' && Object.hasOwn(SAME, format) ? SAME[format] : format;
}
