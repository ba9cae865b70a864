import type { Person } from './Person.ts';
import type { Server } from './Server.ts';

export function checkScreen(_me: Person, _server: Server): void {}
