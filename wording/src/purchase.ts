export const purchaseWording = {
  /** On the page of the card provider, who signs it: plain spaces and no «;». */
  productName: (orderId: number) => `Замовлення № ${orderId}`,
};
