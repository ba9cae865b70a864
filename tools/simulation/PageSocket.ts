import type { Window } from 'happy-dom';
import type { SocketClient } from '../../mocks/live/connections.ts';
import type { SocketChannel } from './SocketChannel.ts';

/** The connection between a page's sockets and the server. */
interface SocketNetwork {
  window: Window;
  isOffline: () => boolean;
  openLine: () => SocketChannel;
  dropLine: (line: SocketChannel) => void;
  connect: (client: SocketClient) => void;
  /**
   * Counts a live message in flight; the returned function is called on arrival, and tells whether a page receives it.
   */
  onMessage: (json: string) => (isOpen: boolean) => boolean;
}

type Listener = (event: object) => void;
/** Close code of a lost connection. */
const ABNORMAL = 1006;

/** A page's WebSocket, as far as the app uses it. */
class PageSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  binaryType = 'blob';
  readonly url: string;
  readonly #network: SocketNetwork;
  readonly #line: SocketChannel;
  #listeners: [type: string, listener: Listener][] = [];

  constructor(network: SocketNetwork, url: string) {
    this.url = url;
    this.#network = network;
    this.#line = network.openLine();
    this.#line.onEnd = () => this.#end(ABNORMAL);
    if (network.isOffline()) this.#line.toPage(() => this.#end(ABNORMAL));
    else this.#line.toServer(() => this.#open());
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.push([name, listener]);
  }
  removeEventListener(name: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter(([n, l]) => n !== name || l !== listener);
  }
  send(text: string): void {
    this.#line.toServer(() => this.#line.receive(text));
  }
  close(code = 1000): void {
    if (this.readyState >= PageSocket.CLOSING) return;
    this.readyState = PageSocket.CLOSING;
    this.#line.close();
    this.#line.toPage(() => this.#end(code));
  }

  #emit(name: string, event: object): void {
    for (const [listened, listener] of this.#listeners) if (listened === name) listener(event);
  }
  #receive(json: string): void {
    const { window, onMessage } = this.#network;
    const arrive = onMessage(json);
    this.#line.toPage(() => {
      const isThere = arrive(this.readyState === PageSocket.OPEN);
      if (isThere) this.#emit('message', new window.MessageEvent('message', { data: json }));
    });
  }
  #open(): void {
    const { window, connect } = this.#network;
    connect({
      send: (json) => this.#receive(json),
      on: (event: 'message' | 'close', listener: (text: unknown) => void) => this.#line.on(event, listener),
    });
    this.#line.toPage(() => {
      if (this.readyState !== PageSocket.CONNECTING) return;
      this.readyState = PageSocket.OPEN;
      this.#emit('open', new window.Event('open'));
    });
  }
  #end(code: number): void {
    if (this.readyState === PageSocket.CLOSED) return;
    this.readyState = PageSocket.CLOSED;
    const { window, dropLine } = this.#network;
    dropLine(this.#line);
    this.#line.close();
    this.#emit('close', new window.CloseEvent('close', { code, wasClean: code !== ABNORMAL }));
  }
}

/** The WebSocket class for a page. */
export const socketClass = (network: SocketNetwork) =>
  class extends PageSocket {
    constructor(url: string) {
      super(network, url);
    }
  };
