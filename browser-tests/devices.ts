/** The two sizes at which every screen is tested. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/** Those two, and the smallest supported size. */
export const everySize = [phone, desktop, { width: 320, height: 640 }];
