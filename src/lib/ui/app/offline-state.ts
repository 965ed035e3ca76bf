/** Whether the app can be opened without a network: not yet, yes, or never in this browser. */
export type OfflineState = 'preparing' | 'ready' | 'unavailable';
