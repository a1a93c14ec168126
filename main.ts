import { runShop } from '@shop/server/run-shop.ts';

// Where the process starts. Nothing else knows both the shop and what a demonstration of it shows.
await runShop({
  readContent: async () => (await import('@shop/demo-catalogue/demo-content.ts')).demoContent,
  readAccounts: async () => (await import('@shop/demo-catalogue/accounts.ts')).shownAccounts,
});
