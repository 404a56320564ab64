/** What a round starts with: whether this instance polls, and the cursor up to which everything was purged. */
export type Turn = { isHeld: boolean; cursor: string | undefined };

/** Where the change watch continues, also after a restart. */
export type CursorStore = {
  /** Takes or extends the lease, which one instance holds. */
  hold: (leaseMs: number) => Promise<Turn>;
  save: (cursor: string) => Promise<void>;
  /** Lets another instance take the lease at once. */
  release: () => Promise<void>;
};
