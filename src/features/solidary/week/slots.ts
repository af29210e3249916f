import type { TextContext } from '@/engine/model/Widget';

export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The parts of the day: morning, afternoon and evening. */
export const PERIODS = ['m', 'a', 'e'] as const;

type Day = (typeof DAYS)[number];
type Period = (typeof PERIODS)[number];

/** The platform's name for a part of a day: `mMon` is Monday morning (contract structures.fields). */
export function slotOf(day: Day, period: Period): string {
  return `${period}${day}`;
}

/** The parts of the week, in its order: `mMon` to `eSun`. */
export const SLOTS = DAYS.flatMap((day) => PERIODS.map((period) => slotOf(day, period)));

/** The parts of the week in a value. */
export function slotsOf(value: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value.filter((slot) => typeof slot === 'string') : []);
}

/** The value with a part of the week added, or removed if it was there, in the order of the week. Ticking twice changes nothing. */
export function toggled(value: unknown, slot: string): string[] {
  const held = slotsOf(value);
  const isKept = (one: string) => (one === slot ? !held.has(slot) : held.has(one));
  return SLOTS.filter(isKept);
}

/** The week as a text, "lundi – vendredi (matin, après-midi), samedi (matin)": consecutive days with the same parts are joined. */
export function weekText(value: unknown, { t }: Pick<TextContext, 't'>): string | undefined {
  const held = slotsOf(value);
  const days = DAYS.map((day) => ({ first: day, last: day, parts: PERIODS.filter((period) => held.has(slotOf(day, period))) }));
  const spans = days.reduce<typeof days>((before, day) => {
    const previous = before.at(-1);
    return previous?.parts.join('') === day.parts.join('') ? [...before.slice(0, -1), { ...previous, last: day.first }] : [...before, day];
  }, []);
  const texts = spans.filter(({ parts }) => parts.length > 0).map(({ first, last, parts }) => {
    const [from, to] = [t(`widgets:week.days.${first}`), t(`widgets:week.days.${last}`)];
    const when = parts.map((part) => t(`widgets:week.periods.${part}`)).join(', ');
    return t(first === last ? 'widgets:week.day' : 'widgets:week.span', { from, to, when });
  });
  return texts.join(', ') || undefined;
}
