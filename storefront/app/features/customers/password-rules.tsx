import { brokenPasswordRules, passwordRules } from '@shop/domain/password-rules.ts';
import { customerWording } from '@shop/wording/customers.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { Icon } from '../../ui/icon.tsx';

const looks = {
  kept: { className: 'ok', icon: 'check', says: customerWording.ruleKept },
  told: { className: 'no', icon: 'x', says: customerWording.ruleBroken },
  open: { className: '', icon: 'dot', says: customerWording.ruleBroken },
} as const;

/** The password rules, ticked off while typing. The rule named under the field is marked here, too. */
export function PasswordRules({ id, password, isTold }: { id: string; password: string; isTold: boolean }) {
  const broken = brokenPasswordRules(password);
  return (
    <ul className="rules wide" id={id} aria-label={passwordWording.rules}>
      {passwordRules.map((rule) => {
        const state = !broken.includes(rule) ? 'kept' : isTold && rule === broken[0] ? 'told' : 'open';
        const { className, icon, says } = looks[state];
        return (
          <li key={rule} className={className}>
            <Icon name={icon} className="ico--s" />
            {passwordWording.names[rule]}
            <span className="sr">: {says}</span>
          </li>
        );
      })}
    </ul>
  );
}
