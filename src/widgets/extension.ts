import type { RecordData } from '@/engine/model/Schema';
import { isBroughtChoice } from '@/engine/model/broughtChoices';
import { defineExtension } from '@/engine/model/Extension';
import type { TextContext, Widget, WidgetField } from '@/engine/model/Widget';
import { hasTime } from '@/engine/model/hasTime';
import { recordNumber, recordTitle } from '@/engine/model/recordTitle';
import { isSamePlace } from '@/engine/model/transforms/isSamePlace';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { formatDate, formatDistance, formatFileSize, formatTelephone, formatTime } from '@/i18n/format';
import { htmlText } from '@/ui/htmlText';
import { addressLines } from './address/address';
import { AddressCell } from './address/AddressCell';
import { anyText, listText, partsText, spreadsheetText, tupleText } from './partsText';
import { isFoldedChoice } from './choice/choices';
import { areSearched, choicesText } from './choices/chosen';
import { dateTimeText } from './dateTime/dateTimeText';
import { documentText } from './document/documentParts';
import { EmailDisplay } from './email/EmailDisplay';
import { isGenerated } from './email/isGenerated';
import { geometryText } from './geometry/geometry';
import { ImageDisplay } from './image/ImageDisplay';
import { imageText } from './imageChoice';
import { sendImage } from './image/sendImage';
import { jsonText } from './jsonText';
import { LongTextDisplay } from './longText/LongTextDisplay';
import { numberText } from './number/numberText';
import { ReferenceDisplay } from './reference/ReferenceDisplay';
import { ReferencesDisplay } from './reference/ReferencesDisplay';
import { namesText } from './reference/namedItems';
import { heldLabel, operatorReference } from './reference/referenceOption';
import { STATUS_ICON, StatusDisplay } from './status/StatusDisplay';
import { TelephoneDisplay } from './telephone/TelephoneDisplay';
import { plainInput } from './input';
import { plainDisplay } from './pageDisplay';
import { tableWidget } from './table/tableWidget';
import { textValue } from './textValue';
import { sendFile } from './upload/sendFile';
import { storedFiles, uploadText } from './upload/uploadChoice';
import { UrlDisplay } from './url/UrlDisplay';
import { urlText } from './url/urlText';
import { yesNoText } from './yesNo/yesNoText';
import type { generalWidgets as vocabulary } from './vocabulary';

/** A widget for every kind of value of any schema, by the name that a resource.json uses. Inputs load with the first form; the rest is light and always loaded. */
export const generalWidgets = defineExtension<typeof vocabulary>({
  widgets: (all) => ({
    text: { ...plainInput(() => import('./text/TextInput').then((m) => m.TextInput)), toText: broughtChoiceText(partsText(all)), toSpreadsheet: broughtChoiceText(spreadsheetText(all, partsText(all))) },
    longText: {
      ...plainInput(() => import('./longText/LongTextInput').then((m) => m.LongTextInput)),
      Display: LongTextDisplay,
      toText: textValue,
    },
    number: {
      ...plainInput(() => import('./number/NumberInput').then((m) => m.NumberInput)),
      toText: broughtChoiceText(measureText),
      toSpreadsheet: broughtChoiceText((value, _field, { language }) => numberText(value, language, { plain: true })),
      align: 'right',
    },
    yesNo: {
      ...plainInput(() => import('./yesNo/YesNoInput').then((m) => m.YesNoInput)),
      toText: yesNoText,
      labelPlace: () => 'beside',
    },
    choice: {
      ...plainInput(() => import('./choice/ChoiceInput').then((m) => m.ChoiceInput)),
      toText: choiceText,
      isChosen: true,
      labelPlace: (field) => (isFoldedChoice(field) ? 'above' : 'group'),
    },
    choices: {
      ...plainInput(() => import('./choices/ChoicesInput').then((m) => m.ChoicesInput)),
      toText: choicesText,
      labelPlace: (field) => (areSearched(field) ? 'above' : 'group'),
    },
    status: {
      ...plainInput(() => import('./choice/ChoiceInput').then((m) => m.ChoiceInput)),
      Display: StatusDisplay,
      beside: STATUS_ICON,
      isState: true,
      toText: choiceText,
      isChosen: true,
      labelPlace: (field) => (isFoldedChoice(field) ? 'above' : 'group'),
    },
    date: {
      ...plainInput(() => import('./date/DateInput').then((m) => m.DateInput)),
      toText: (value, _field, { language }) => (typeof value === 'string' ? formatDate(value, language) : undefined),
    },
    dateTime: {
      ...plainInput(() => import('./dateTime/DateTimeInput').then((m) => m.DateTimeInput)),
      toText: (value, field, { language }, record) => dateTimeText(value, language, hasTime(field.options, record)),
      tail: (text) => /,? \d{2}:\d{2}$/.exec(text)?.[0],
      labelPlace: () => 'group',
    },
    clock: {
      ...plainInput(() => import('./clock/ClockInput').then((m) => m.ClockInput)),
      toText: (value, _field, { language }) => (typeof value === 'string' ? formatTime(value, language) : undefined),
    },
    email: {
      ...plainInput(() => import('./email/EmailInput').then((m) => m.EmailInput)),
      Display: EmailDisplay,
      toText: (value, field, { t }) => (isGenerated(value, field) ? t('widgets:email.none') : textValue(value)),
      contact: (value, field) => (isGenerated(value, field) ? undefined : textValue(value)),
    },
    telephone: {
      ...plainInput(() => import('./telephone/TelephoneInput').then((m) => m.TelephoneInput)),
      Display: TelephoneDisplay,
      toText: telephoneText,
      contact: textValue,
      // French separates thousands with a no-break space, so a spreadsheet would take the telephone number for an amount, and drop its zero.
      toSpreadsheet: (value) => telephoneText(value)?.replaceAll('\u00a0', ' '),
    },
    url: { ...plainInput(() => import('./url/UrlInput').then((m) => m.UrlInput)), Display: UrlDisplay, toText: urlText },
    reference: {
      ...plainInput(() => import('./reference/ReferenceInput').then((m) => m.ReferenceInput)),
      Display: ReferenceDisplay,
      startsWith: operatorReference,
      isChosen: true,
      toText: (value, field, _context, record) => {
        const id = textValue(value);
        return id === undefined ? undefined : (heldLabel(field, value, record) ?? recordNumber(id));
      },
    },
    references: { ...plainInput(() => import('./reference/ReferencesInput').then((m) => m.ReferencesInput)), Display: ReferencesDisplay, toText: (value, field) => namesText(value, field), isChosen: true },
    address: {
      ...plainInput(() => import('./address/AddressInput').then((m) => m.AddressInput)),
      ...plainDisplay(() => import('./address/AddressDisplay').then((m) => m.AddressDisplay), addressText, AddressCell),
      labelPlace: () => 'group',
    },
    geometry: {
      ...plainInput(() => import('./geometry/GeometryInput').then((m) => m.GeometryInput)),
      ...plainDisplay(() => import('./geometry/GeometryDisplay').then((m) => m.GeometryDisplay), geometryText),
      toSpreadsheet: (value) => jsonText(value),
      labelPlace: () => 'group',
      isWhole: true,
    },
    image: {
      ...plainInput(() => import('./image/ImageInput').then((m) => m.ImageInput)),
      Display: ImageDisplay,
      toText: imageText,
      labelPlace: () => 'group',
      afterSave: sendImage,
    },
    upload: {
      ...plainInput(() => import('./upload/UploadInput').then((m) => m.UploadInput)),
      toText: uploadText,
      labelPlace: () => 'group',
      carried: storedFiles,
      afterSave: sendFile,
    },
    richText: {
      ...plainInput(() => import('./richText/RichTextInput').then((m) => m.RichTextInput)),
      ...plainDisplay(() => import('./richText/RichTextDisplay').then((m) => m.RichTextDisplay), richText),
      labelPlace: () => 'group',
    },
    document: { ...plainDisplay(() => import('./document/DocumentDisplay').then((m) => m.DocumentDisplay), documentText), hasPreview: true },
    json: {
      ...plainInput(() => import('./JsonInput').then((m) => m.JsonInput)),
      toText: anyText(all),
      toSpreadsheet: spreadsheetText(all, anyText(all)),
      isWhole: true,
    },
    object: {
      ...plainDisplay(() => import('./object/ObjectDisplay').then((m) => m.ObjectDisplay), partsText(all)),
      toSpreadsheet: spreadsheetText(all, partsText(all)),
    },
    list: plainDisplay(() => import('./ListDisplay').then((m) => m.ListDisplay), listText(all)),
    table: tableWidget(all),
    tuple: { ...plainInput(() => import('./JsonInput').then((m) => m.JsonInput)), toText: tupleText(all), hasPlaces: true },
  }),
});

/** Matches fields named `id`, or ending in it: the number of a record identifies it, and is never an amount. */
const NUMBERS_A_RECORD = /(?:^|\.)id$|Id$/;

function measureText(value: unknown, { name, options }: WidgetField, { language }: TextContext): string | undefined {
  if (typeof value !== 'number') return numberText(value, language);
  if (NUMBERS_A_RECORD.test(name)) return numberText(value, language, { plain: true });
  if (options['unit'] === 'byte') return formatFileSize(value, language);
  return options['unit'] === 'metre' ? formatDistance(value, language) : numberText(value, language);
}

function telephoneText(value: unknown): string | undefined {
  return typeof value === 'string' ? formatTelephone(value) || undefined : textValue(value);
}

/** The word of a choice that a text or a number is in some cases only, or else its own text. */
function broughtChoiceText(toText: Widget['toText']): Widget['toText'] {
  return (value, field, context, record) =>
    isBroughtChoice(field.entity.schema, field.name, value, record) ? context.choiceLabel(field, value) : toText(value, field, context, record);
}

function choiceText(value: unknown, field: WidgetField, { choiceLabel }: TextContext): string | undefined {
  return typeof value === 'boolean' || textValue(value) !== undefined ? choiceLabel(field, value) : undefined;
}

function addressText(value: unknown, { entity, options }: WidgetField, { t }: TextContext, record: RecordData): string | undefined {
  if (isSamePlace(value, record[String(options['anywhere'])])) return t('widgets:address.anywhere');
  return isPlainObject(value) ? addressLines(value, recordTitle(entity.resource, record))[0] : undefined;
}

function richText(value: unknown): string | undefined {
  return typeof value === 'string' ? htmlText(value) : undefined;
}
