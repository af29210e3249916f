import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the browser and a server, which can cut the connection after the server has acted. */
export interface CutLink {
  /** The app's address through the proxy, with a slash at its end. */
  address: string;
  /** Cuts the connection of each request that begins like this when its answer arrives, this many times. */
  cutAnswersTo(beginning: string, times: number): void;
  close(): Promise<void>;
}

/** Opens a proxy to the app at `address`. */
export async function linkTo(address: string): Promise<CutLink> {
  const { hostname, port, pathname } = new URL(address);
  const open = new Set<Socket>();
  let [beginning, left] = ['', 0];

  const server = createServer((browser) => {
    const behind = connect(Number(port), hostname);
    let isCut = false;
    open.add(browser).add(behind);
    browser.on('data', (sent) => {
      isCut = left > 0 && sent.toString('latin1').startsWith(beginning);
      behind.write(sent);
    });
    behind.on('data', (answer) => {
      if (!isCut) return void browser.write(answer);
      left -= 1;
      isCut = false;
      browser.resetAndDestroy();
    });
    for (const [one, other] of [[browser, behind], [behind, browser]] as const) one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  const own = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));
  return {
    address: `http://localhost:${own}${pathname}`,
    cutAnswersTo: (what, times) => void ([beginning, left] = [what, times]),
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    }),
  };
}
