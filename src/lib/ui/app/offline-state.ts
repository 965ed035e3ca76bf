/**
 * Whether the app can be opened without a network: not yet, yes, never in this browser, or never
 * from this address, because it came by plain http.
 */
export type OfflineState = 'preparing' | 'ready' | 'unavailable' | 'insecure';
