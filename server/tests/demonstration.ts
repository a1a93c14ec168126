/** What a shop that a test opens is filled with when it is empty, as main.ts hands it over. */
export const demonstration = {
  readContent: async () => (await import('@shop/demo-catalogue/demo-content.ts')).demoContent,
};
