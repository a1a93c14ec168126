/** In the order in which they are shown. */
const rules = {
  length: /^.{8,}$/su,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\d/,
  special: /[!@#$%^&*(),.?":{}|<>]/,
};

export type PasswordRule = keyof typeof rules;
export const passwordRules = Object.keys(rules) as PasswordRule[];

/** Longer passwords are not safer, and hashing them costs time. */
export const longestPassword = 128;

/** The rules that a new password breaks; empty if it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule].test(password));
}
