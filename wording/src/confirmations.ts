import { glued } from './glued.ts';

/** Results of links in letters, shown on their target page. */
export const confirmationWording = {
  emailConfirmed: 'Email підтверджено',
  newEmailConfirmed: glued('Нову адресу підтверджено. Відтепер входьте з нею.'),
};
