const confirm = 'Підтвердити адресу';
const choose = 'Задати новий пароль';

/** The buttons and links of letters about accounts. Their other words are in `letter-texts.ts`. */
export const accountLetterWording = {
  confirm,
  choose,
  logIn: 'Увійти',
  write: 'Написати нам',
};
