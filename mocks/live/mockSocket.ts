export { Server, WebSocket } from 'mock-socket';
export { parseMessage } from './parseMessage.ts';
