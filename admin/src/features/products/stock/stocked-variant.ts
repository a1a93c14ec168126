export type StockedVariant = { variantId: number; stock: number; name: string; onChanged: (stock: number) => void };
