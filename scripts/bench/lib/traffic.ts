import type { CDPSession } from 'playwright-core';

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

export interface Traffic {
  /** Requests that were begun so far, with the bytes that came over the network for each. */
  transfers: () => Transfer[];
  /** Milliseconds since something was last under way; 0 while something is. */
  quietFor: () => number;
}

/** Records what a page loads: bytes of the bodies as they came over the network, without headers. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Transfer>();
  const underWay = new Set<string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, { url: request.url, type, bytes: 0 });
    underWay.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // What came so far are the headers; the end tells the sum.
    const transfer = requests.get(requestId);
    if (transfer) transfer.bytes -= response.encodedDataLength;
  });
  const end = (requestId: string, bytes: number) => {
    const transfer = requests.get(requestId);
    if (transfer) transfer.bytes += bytes;
    underWay.delete(requestId);
    last = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => {
    requests.delete(requestId);
    end(requestId, 0);
  });
  await session.send('Network.enable');
  return {
    transfers: () => [...requests.values()].map((transfer) => ({ ...transfer })),
    quietFor: () => (underWay.size > 0 ? 0 : performance.now() - last),
  };
}
