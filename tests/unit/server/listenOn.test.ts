import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Hono } from 'hono';
import { listenOn, type Listening } from '../../../scripts/server/listenOn';

const app = (words: string) => new Hono().get('/', (context) => context.text(words));

let running: Listening[] = [];
afterEach(() => {
  for (const { server } of running) server.close();
  running = [];
});

async function start(port: number, words: string): Promise<Listening> {
  const listening = await listenOn(port, app(words));
  running.push(listening);
  return listening;
}

it('gives an app another port when another program has the one that was asked for', async () => {
  const first = await start(0, 'first');
  const second = await start(first.port, 'second');
  expect(second.port).not.toBe(first.port);
  expect(await (await fetch(`http://localhost:${first.port}/`)).text()).toBe('first');
  expect(await (await fetch(`http://localhost:${second.port}/`)).text()).toBe('second');
});

it('is reached from this machine alone, unless another host is named', async () => {
  const addressOf = ({ server }: Listening) => (server.address() as AddressInfo).address;
  expect(addressOf(await start(0, 'own'))).toBe('127.0.0.1');
  const open = await listenOn(0, app('open'), '0.0.0.0');
  running.push(open);
  expect(addressOf(open)).toBe('0.0.0.0');
});

it('gives an app the port that was asked for when it is free', async () => {
  const released = await start(0, 'first');
  await new Promise((closed) => released.server.close(closed));
  expect((await start(released.port, 'second')).port).toBe(released.port);
});
