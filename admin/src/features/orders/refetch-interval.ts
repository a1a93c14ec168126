/** So often the list of orders and the count in the menu are read again, while their tab is seen. */
export const refetchInterval = 30_000;
