/** The age in whole years of a person born on a `YYYY-MM-DD`, on a day of the local calendar; nothing for a date in the future. */
export function ageOn(birthDate: string, today: Date): number | undefined {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const hasHadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (hasHadBirthday ? 0 : 1);
  return age >= 0 ? age : undefined;
}
