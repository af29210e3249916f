import { connect, createServer, type Socket } from 'node:net';

/** What stands between the browser and a server: it passes on what is said, and can cut the line when the server has acted. */
export interface CutLink {
  /** Of the app through it, with a slash at its end. */
  address: string;
  /** Cuts each connection over which a request with this beginning has left, as its answer arrives; a number of times. */
  cutAnswersTo(beginning: string, times: number): void;
  close(): Promise<void>;
}

/** A line to the app at `address`. */
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
