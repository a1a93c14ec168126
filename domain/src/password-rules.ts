/** In the order in which they are told. */
const rules = {
  length: /^.{8,}$/su,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\d/,
  special: /[!@#$%^&*(),.?":{}|<>]/,
};

export type PasswordRule = keyof typeof rules;
export const passwordRules = Object.keys(rules) as PasswordRule[];

/** Longer ones protect nobody better, and somebody has to hash them. */
export const longestPassword = 128;

/** What a new password lacks; nothing when it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule].test(password));
}
