/** The message for a missing certificate code. */
export const certificateCodeNeeded = 'Введіть код сертифікату';
