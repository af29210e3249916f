import { lazy, type ComponentType } from 'react';
import type { InputProps, TextContext, WidgetField, WidgetRegistry } from '@/engine/Widget';
import { formatDate, formatTelephone, formatTime } from '@/i18n/format';
import { loadChunk } from '@/ui/loadChunk';
import { isFoldedChoice } from './choice/choices';
import { dateTimeText } from './dateTime/dateTimeText';
import { EmailDisplay } from './email/EmailDisplay';
import { ImageDisplay } from './image/ImageDisplay';
import { savedImage } from './image/imageChoice';
import { sendImage } from './image/sendImage';
import { LongTextDisplay } from './longText/LongTextDisplay';
import { numberText } from './number/numberText';
import { ReferenceDisplay } from './reference/ReferenceDisplay';
import { heldLabel, referenceOptions } from './reference/referenceOption';
import { TelephoneDisplay } from './telephone/TelephoneDisplay';
import { textValue } from './textValue';
import { UrlDisplay } from './url/UrlDisplay';

/** Every kind of value, by the name a resource.json uses for it. Inputs load with the first form; the rest is light and always there. */
export const widgets = {
  text: { Input: input(() => import('./text/TextInput').then((m) => m.TextInput)), toText: textValue },
  longText: {
    Input: input(() => import('./longText/LongTextInput').then((m) => m.LongTextInput)),
    Display: LongTextDisplay,
    toText: textValue,
  },
  number: {
    Input: input(() => import('./number/NumberInput').then((m) => m.NumberInput)),
    toText: (value, _field, { language }) => numberText(value, language),
    align: 'right',
  },
  yesNo: { Input: input(() => import('./yesNo/YesNoInput').then((m) => m.YesNoInput)), toText: yesNoText, labelPlace: () => 'beside' },
  choice: {
    Input: input(() => import('./choice/ChoiceInput').then((m) => m.ChoiceInput)),
    toText: choiceText,
    labelPlace: (field) => (isFoldedChoice(field) ? 'above' : 'group'),
  },
  date: {
    Input: input(() => import('./date/DateInput').then((m) => m.DateInput)),
    toText: (value, _field, { language }) => (typeof value === 'string' ? formatDate(value, language) : undefined),
  },
  dateTime: {
    Input: input(() => import('./dateTime/DateTimeInput').then((m) => m.DateTimeInput)),
    toText: (value, _field, { language }) => dateTimeText(value, language),
    labelPlace: () => 'group',
  },
  clock: {
    Input: input(() => import('./clock/ClockInput').then((m) => m.ClockInput)),
    toText: (value, _field, { language }) => (typeof value === 'string' ? formatTime(value, language) : undefined),
  },
  email: { Input: input(() => import('./email/EmailInput').then((m) => m.EmailInput)), Display: EmailDisplay, toText: textValue },
  telephone: {
    Input: input(() => import('./telephone/TelephoneInput').then((m) => m.TelephoneInput)),
    Display: TelephoneDisplay,
    toText: (value) => (typeof value === 'string' ? formatTelephone(value) || undefined : textValue(value)),
  },
  url: { Input: input(() => import('./url/UrlInput').then((m) => m.UrlInput)), Display: UrlDisplay, toText: textValue },
  reference: {
    Input: input(() => import('./reference/ReferenceInput').then((m) => m.ReferenceInput)),
    Display: ReferenceDisplay,
    toText: (value, field, _context, record) => {
      const id = textValue(value);
      return id === undefined ? undefined : (heldLabel(referenceOptions(field), record) ?? `#${id}`);
    },
  },
  image: {
    Input: input(() => import('./image/ImageInput').then((m) => m.ImageInput)),
    Display: ImageDisplay,
    toText: savedImage,
    labelPlace: () => 'group',
    afterSave: sendImage,
  },
} satisfies WidgetRegistry;

function input<Value>(load: () => Promise<ComponentType<InputProps<Value>>>): ComponentType<InputProps<Value>> {
  return lazy(() => loadChunk(async () => ({ default: await load() })));
}

function yesNoText(value: unknown, _field: WidgetField, { t }: TextContext): string | undefined {
  return typeof value === 'boolean' ? t(value ? 'widgets:yes' : 'widgets:no') : undefined;
}

function choiceText(value: unknown, field: WidgetField, { choiceLabel }: TextContext): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : choiceLabel(field, value);
}
