/** A command for the backend: replies take longer than a journey's following steps, even on a busy machine. */
export const SLOW = 'latency(6000)';
