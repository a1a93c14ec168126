/** The content of the demonstration, passed in as main.ts does. */
export const demonstration = {
  readContent: async () => (await import('@shop/demo-catalogue/demo-content.ts')).demoContent,
  readAccounts: async () => (await import('@shop/demo-catalogue/accounts.ts')).shownAccounts,
};
