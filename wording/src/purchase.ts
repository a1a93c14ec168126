export const purchaseWording = {
  /** Shown and signed by the card provider: only plain spaces, and no «;». */
  productName: (orderId: number) => `Замовлення № ${orderId}`,
};
