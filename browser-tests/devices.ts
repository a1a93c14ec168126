/** The two sizes at which every screen is tried. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/** The two, and the smallest at which every screen must fit. */
export const everySize = [phone, desktop, { width: 320, height: 640 }];
