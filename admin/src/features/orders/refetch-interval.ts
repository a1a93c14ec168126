/** How often the order list and the menu badge are refetched while their tab is visible. */
export const refetchInterval = 30_000;
