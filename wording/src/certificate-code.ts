/** Where the code of a certificate is asked for and none is given. */
export const certificateCodeNeeded = 'Введіть код сертифікату';
