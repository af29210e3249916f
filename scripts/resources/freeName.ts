/** The wanted name, or else the first one with a number behind it, from 2 on, that is not taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>, between = ''): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${between}${count}`;
  return name;
}
