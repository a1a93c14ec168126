import { runShop } from '@shop/server/run-shop.ts';

// The entry point. Only this file knows both the shop and the content of a demonstration.
await runShop({
  readContent: async () => (await import('@shop/demo-catalogue/demo-content.ts')).demoContent,
  readAccounts: async () => (await import('@shop/demo-catalogue/accounts.ts')).shownAccounts,
});
