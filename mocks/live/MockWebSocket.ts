import type { WebSocket as InnerSocket } from 'mock-socket';

/** Loads mock-socket's class, with its server started. */
export type LoadSocket = () => Promise<typeof InnerSocket>;

/** A close event, with a fallback for runtimes without a CloseEvent class (Node). */
function closeEvent(event: Event): Event {
  const details = {
    code: 'code' in event ? Number(event.code) : 1006,
    reason: 'reason' in event ? String(event.reason) : '',
    wasClean: 'wasClean' in event && event.wasClean === true,
  };
  return typeof CloseEvent === 'undefined'
    ? Object.assign(new Event('close'), details)
    : new CloseEvent('close', details);
}
const messageEvent = (event: Event): Event =>
  new MessageEvent('message', { data: 'data' in event ? event.data : undefined });

/**
 * A mock socket that dispatches native events: mock-socket's are plain objects, which `dispatchEvent` in client
 * libraries rejects, and its listeners support neither `once` nor `signal`.
 */
export class MockWebSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly #url: string;
  /** Undefined until the library is loaded. */
  #inner: InnerSocket | undefined;
  /** The arguments of a call to `close` before that. */
  #pendingClose: [code: number | undefined, reason: string | undefined] | undefined;
  #binaryType: BinaryType = 'blob';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;

  constructor(address: string, protocols: string | string[] | undefined, load: LoadSocket) {
    super();
    this.#url = address;
    load().then(
      (Socket) => this.#connect(new Socket(address, protocols)),
      () => {
        this.#pendingClose = [undefined, undefined];
        this.#dispatch(new Event('error'), this.onerror);
        this.#dispatch(closeEvent(new Event('close')), this.onclose);
      },
    );
  }

  #connect(inner: InnerSocket): void {
    this.#inner = inner;
    inner.binaryType = this.#binaryType;
    inner.addEventListener('open', () => this.#dispatch(new Event('open'), this.onopen));
    inner.addEventListener('error', () => this.#dispatch(new Event('error'), this.onerror));
    inner.addEventListener('message', (event) => this.#dispatch(messageEvent(event), this.onmessage));
    inner.addEventListener('close', (event) => this.#dispatch(closeEvent(event), this.onclose));
    if (this.#pendingClose) inner.close(...this.#pendingClose);
  }

  get url(): string {
    return this.#inner?.url ?? this.#url;
  }
  get readyState(): number {
    return this.#inner?.readyState ?? (this.#pendingClose ? this.CLOSED : this.CONNECTING);
  }
  get bufferedAmount(): number {
    return 0;
  }
  get extensions(): string {
    return '';
  }
  get protocol(): string {
    return this.#inner?.protocol ?? '';
  }
  get binaryType(): BinaryType {
    return this.#binaryType;
  }
  set binaryType(type: BinaryType) {
    this.#binaryType = type;
    if (this.#inner) this.#inner.binaryType = type;
  }
  send(data: string | Blob | ArrayBuffer | ArrayBufferView): void {
    if (!this.#inner) throw new DOMException('Still in CONNECTING state', 'InvalidStateError');
    this.#inner.send(data);
  }
  close(code?: number, reason?: string): void {
    if (this.#inner) this.#inner.close(code, reason);
    else this.#pendingClose = [code, reason];
  }

  #dispatch(event: Event, handler: ((event: Event) => void) | null): void {
    this.dispatchEvent(event);
    handler?.call(this, event);
  }
}
