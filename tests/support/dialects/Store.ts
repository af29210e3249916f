import type { Pet } from './pets';

export interface Asked {
  method: string;
  /** Below the API, without its query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface Found {
  items: Pet[];
  total: number;
}

/** The pets that a small server keeps, in whatever dialect it is asked for them. */
export class Store {
  constructor(readonly pets: Pet[]) {}

  /** Those that conditions let through, in an order. */
  find(keep: (pet: Pet) => boolean, order: { field: string; isDescending: boolean }): Pet[] {
    const sign = order.isDescending ? -1 : 1;
    const value = (pet: Pet) => String(pet[order.field] ?? '');
    return this.pets.filter(keep).toSorted((one, other) => sign * (value(one) < value(other) ? -1 : Number(value(one) !== value(other))));
  }

  at(id: string): Pet | undefined {
    return this.pets.find((pet) => String(pet.id) === id);
  }

  add(sent: Record<string, unknown>): Pet {
    const pet = { registered: '2024-06-01T08:00:00Z', ...sent, id: Math.max(0, ...this.pets.map(({ id }) => id)) + 1 } as unknown as Pet;
    this.pets.push(pet);
    return pet;
  }

  remove(pet: Pet): void {
    this.pets.splice(this.pets.indexOf(pet), 1);
  }

  /** What is wrong with a pet, by field. */
  mistakes({ name, kind }: Record<string, unknown>): Record<string, string> {
    return {
      ...((typeof name !== 'string' || name.length > 20) && { name: 'This name is too long.' }),
      ...(kind === 'bird' && { kind: 'Birds are not taken.' }),
    };
  }
}

/** What a server was asked, from what `fetch` was given. */
export function asked(url: string, init: RequestInit): Asked {
  const { pathname, searchParams } = new URL(url);
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return { method: init.method ?? 'GET', path: pathname.replace(/^\/api\//, ''), query: searchParams, headers: new Headers(init.headers), body };
}
