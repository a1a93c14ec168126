import { glued } from './glued.ts';

/** What the link of a letter has done, said on the page to which it led. */
export const confirmationWording = {
  emailConfirmed: 'Email підтверджено',
  newEmailConfirmed: glued('Нову адресу підтверджено. Відтепер входьте з нею.'),
};
